import { LANGUAGE_COOKIE, THEME_COOKIE } from "~/platform/i18n/preferences";
import { cookieName, SESSION_COOKIE } from "~/platform/wps/session-cookies";

/** Holds the token of a preview link, so that links inside the preview stay in it. */
const PREVIEW_COOKIE = "preview";

/**
 * `Set-Cookie` headers of a preview; an empty token ends it, however it was kept.
 * @param by.framed the page was put into a frame by another site, the console: browsers keep a cookie there only apart
 * from all others (CHIPS: `Partitioned`), and by http only on this machine
 */
export function previewCookies(token: string, { framed, secure }: { framed: boolean; secure: boolean }): string[] {
  return (token === "" ? [false, true] : [framed]).map((apart) => previewCookie(token, apart, secure));
}

function previewCookie(token: string, framed: boolean, secure: boolean): string {
  const age = token === "" ? "; Max-Age=0" : "";
  const site = framed ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `${cookieName(PREVIEW_COOKIE, secure)}=${token}; Path=/; HttpOnly; ${site}${age}${secure || framed ? "; Secure" : ""}`;
}

/** What the server itself reads from a Cookie header; undefined = absent. */
export interface Cookies {
  readonly language: string | undefined;
  readonly theme: string | undefined;
  readonly session: string | undefined;
  readonly preview: string | undefined;
}

const NONE: Cookies = { language: undefined, theme: undefined, session: undefined, preview: undefined };

/** The first cookie of that name, as sent. */
function cookieValue(header: string, name: string): string | undefined {
  for (let at = header.indexOf(name); at !== -1; at = header.indexOf(name, at + 1)) {
    const end = at + name.length;
    const startsPair = at === 0 || header.charCodeAt(at - 1) === 0x20 || header.charCodeAt(at - 1) === 0x3b;
    if (!startsPair || header.charCodeAt(end) !== 0x3d) continue;
    const stop = header.indexOf(";", end);
    return header.slice(end + 1, stop === -1 ? undefined : stop).trim();
  }
  return undefined;
}

/** Reads the Cookie header. Under https only protected cookies count: those that this very host has set. */
export function readCookies(header: string | undefined, secure: boolean): Cookies {
  if (header === undefined || header === "") return NONE;
  const read = (name: string) => cookieValue(header, cookieName(name, secure));
  return {
    language: read(LANGUAGE_COOKIE),
    theme: read(THEME_COOKIE),
    session: read(SESSION_COOKIE) || undefined,
    preview: read(PREVIEW_COOKIE) || undefined,
  };
}
