/** Over http the plain name; under https browsers enforce the `__Host-` prefix (design: sessions and access). */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const SESSION_COOKIE = "session";
const IDENTITY_COOKIE = "identity";
/** How long the browser keeps what a sign-in by an identity provider needs; the engine is stricter if need be. */
const IDENTITY_S = 600;
const REMEMBER_COOKIE = "remember";
/** The remembered user name, which the form shows: no secret, so that the page's script may read it. */
const REMEMBER_NAME_COOKIE = "rememberName";

/** How long a remembered sign-in holds, ms (spec 1 section 9). */
export const REMEMBER_MS = 86_400_000;

/** Tells a browser from others, on which a member signed in before. */
const DEVICE_COOKIE = "device";
/** How long a device stays known without a sign-in, ms. */
export const DEVICE_MS = 180 * 86_400_000;
/** How long a trusted device signs in without the second step, ms. */
export const TRUST_MS = 30 * 86_400_000;

/** What a sign-in leaves in a browser. */
export interface SignedInCookies {
  readonly token: string;
  /** Null where the sign-in is not to be remembered: one that was is forgotten. */
  readonly rememberToken: string | null;
  /** The device's own token; null or absent leaves the browser's as it is. */
  readonly deviceToken?: string | null | undefined;
  readonly account: string;
}

interface Attributes {
  readonly secure: boolean;
  /** Seconds; null = until the browser is closed. */
  readonly maxAge: number | null;
  readonly httpOnly: boolean;
}

function cookie(plain: string, value: string, { httpOnly, maxAge, secure }: Attributes): string {
  const name = cookieName(plain, secure);
  const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/; SameSite=Lax${age}${httpOnly ? "; HttpOnly" : ""}${secure ? "; Secure" : ""}`;
}

/** `Set-Cookie` header of a session. @param secure the visitor came by https */
export const sessionCookie = (token: string, secure: boolean): string =>
  cookie(SESSION_COOKIE, token, { secure, maxAge: null, httpOnly: true });

/** `Set-Cookie` header of the token by which a device is known again. @param secure the visitor came by https */
export const deviceCookie = (token: string, secure: boolean): string =>
  cookie(DEVICE_COOKIE, token, { secure, maxAge: DEVICE_MS / 1000, httpOnly: true });

/** `Set-Cookie` headers of a sign-in. @param secure the visitor came by https */
export function signInCookies(
  { account, deviceToken, rememberToken, token }: SignedInCookies,
  secure: boolean,
): string[] {
  return [
    sessionCookie(token, secure),
    ...rememberCookies(rememberToken, account, secure),
    ...(deviceToken ? [deviceCookie(deviceToken, secure)] : []),
  ];
}

/** The cookies of a remembered sign-in; a null token takes both away. */
function rememberCookies(rememberToken: string | null, account: string, secure: boolean): string[] {
  const maxAge = rememberToken === null ? 0 : REMEMBER_MS / 1000;
  return [
    cookie(REMEMBER_COOKIE, rememberToken ?? "", { secure, maxAge, httpOnly: true }),
    cookie(REMEMBER_NAME_COOKIE, encodeURIComponent(rememberToken === null ? "" : account), {
      secure,
      maxAge,
      httpOnly: false,
    }),
  ];
}

/** `Set-Cookie` headers of a sign-out. A remembered sign-in ends with its session. */
export function signOutCookies(secure: boolean): string[] {
  return [cookie(SESSION_COOKIE, "", { secure, maxAge: 0, httpOnly: true }), ...rememberCookies(null, "", secure)];
}

/** `Set-Cookie` headers for a remembered sign-in that is over. */
export const forgottenCookies = (secure: boolean): string[] => rememberCookies(null, "", secure);

/** What the browser keeps while somebody is at an identity provider. */
export interface AwayCookie {
  /** Sealed, of the call `identityStart`. */
  readonly kept: string;
  /** The own path that goes on after the sign-in; whoever reads it checks it. */
  readonly next: string;
}

/** `Set-Cookie` header for the way to an identity provider; null takes the cookie away again. */
export function awayCookie(away: AwayCookie | null, secure: boolean): string {
  const value = away === null ? "" : `${away.kept}~${encodeURIComponent(away.next)}`;
  return cookie(IDENTITY_COOKIE, value, { secure, maxAge: away === null ? 0 : IDENTITY_S, httpOnly: true });
}

/** What `awayCookie` left in a Cookie header; undefined for nothing. */
export function awayOf(header: string | null, secure: boolean): AwayCookie | undefined {
  const value = cookieOf(header, cookieName(IDENTITY_COOKIE, secure));
  const [kept = "", ...next] = value?.split("~") ?? [];
  return kept === "" ? undefined : { kept, next: decoded(next.join("~")) ?? "" };
}

/** The first cookie of that name in a Cookie header; undefined for none and for an empty one. */
function cookieOf(header: string | null, name: string): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(found.indexOf("=") + 1) || undefined;
}

/** The token of a remembered sign-in in a Cookie header, if there is one. */
export const rememberTokenOf = (header: string | null, secure: boolean): string | undefined =>
  cookieOf(header, cookieName(REMEMBER_COOKIE, secure));

/** The token of the device in a Cookie header; undefined for none, and for what cannot be one. */
export function deviceTokenOf(header: string | null, secure: boolean): string | undefined {
  const token = cookieOf(header, cookieName(DEVICE_COOKIE, secure));
  return token !== undefined && /^[\w.-]{20,200}$/.test(token) ? token : undefined;
}

/** The user name of a remembered sign-in in a Cookie header, or in `document.cookie`. */
export function rememberedNameOf(header: string | null, secure: boolean): string | undefined {
  const value = cookieOf(header, cookieName(REMEMBER_NAME_COOKIE, secure));
  return value && decoded(value);
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** What stands in the password's field for a remembered sign-in: no password, and none that anybody could choose. */
export const REMEMBERED_PASSWORD = "\u2022".repeat(8);
