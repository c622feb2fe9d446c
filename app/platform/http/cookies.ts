import { LANGUAGE_COOKIE, THEME_COOKIE } from "~/platform/i18n/preferences";
import { cookieName, SESSION_COOKIE } from "~/platform/wps/session-cookies";

/** Cookie with the token of a preview link. It keeps the browser in the preview across links. */
const PREVIEW_COOKIE = "preview";

/**
 * Returns the `Set-Cookie` headers of a preview. An empty token removes both kinds of the cookie.
 *
 * @param by.framed the page is in a frame of another site, the console. Browsers then accept only partitioned cookies
 *   (CHIPS: `Partitioned`), and over http only on this machine
 */
export function previewCookies(token: string, { framed, secure }: { framed: boolean; secure: boolean }): string[] {
  return (token === "" ? [false, true] : [framed]).map((apart) => previewCookie(token, apart, secure));
}

function previewCookie(token: string, framed: boolean, secure: boolean): string {
  const age = token === "" ? "; Max-Age=0" : "";
  const site = framed ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `${cookieName(PREVIEW_COOKIE, secure)}=${token}; Path=/; HttpOnly; ${site}${age}${secure || framed ? "; Secure" : ""}`;
}

/** Cookies that the server reads; undefined if absent. */
export interface Cookies {
  readonly language: string | undefined;
  readonly theme: string | undefined;
  readonly session: string | undefined;
  readonly preview: string | undefined;
}

const NONE: Cookies = { language: undefined, theme: undefined, session: undefined, preview: undefined };

/** Returns the first cookie with that name, unchanged. */
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

/** Reads the Cookie header. Over https, only cookies with a protected name count: those set by this very host. */
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
