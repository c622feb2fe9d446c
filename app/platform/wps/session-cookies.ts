/** Returns the name of a cookie: plain over http, with the `__Host-` prefix, which browsers enforce, over https. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const SESSION_COOKIE = "session";
const IDENTITY_COOKIE = "identity";
/**
 * Lifetime of the cookie during a sign-in at an identity provider, in seconds. The engine may enforce a shorter one.
 */
const IDENTITY_S = 600;
const REMEMBER_COOKIE = "remember";
/** Cookie with the remembered user name, which the form shows. It is not secret, so scripts may read it. */
const REMEMBER_NAME_COOKIE = "rememberName";

/** Lifetime of a remembered sign-in, ms (requirement A5). */
export const REMEMBER_MS = 86_400_000;

/** Cookie that identifies a browser in which a member has signed in before. */
const DEVICE_COOKIE = "device";
/** Time after the last sign-in for which a device stays known, ms. */
export const DEVICE_MS = 180 * 86_400_000;
/** Time for which a trusted device signs in without the second step, ms. */
export const TRUST_MS = 30 * 86_400_000;

/** Data of the cookies set by a sign-in. */
export interface SignedInCookies {
  readonly token: string;
  /** Null if the sign-in is not to be remembered: an earlier remember cookie is then deleted. */
  readonly rememberToken: string | null;
  /** Device token; null or absent keeps the existing cookie. */
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

/** Returns the `Set-Cookie` header of a session. @param secure true for https */
export const sessionCookie = (token: string, secure: boolean): string =>
  cookie(SESSION_COOKIE, token, { secure, maxAge: null, httpOnly: true });

/** Returns the `Set-Cookie` header of the device token. @param secure true for https */
export const deviceCookie = (token: string, secure: boolean): string =>
  cookie(DEVICE_COOKIE, token, { secure, maxAge: DEVICE_MS / 1000, httpOnly: true });

/** Returns the `Set-Cookie` headers of a sign-in. @param secure true for https */
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

/** Returns the cookies of a remembered sign-in; a null token deletes both. */
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

/** Returns the `Set-Cookie` headers of a sign-out. It also ends a remembered sign-in. */
export function signOutCookies(secure: boolean): string[] {
  return [cookie(SESSION_COOKIE, "", { secure, maxAge: 0, httpOnly: true }), ...rememberCookies(null, "", secure)];
}

/** Returns the `Set-Cookie` headers that end a remembered sign-in. */
export const forgottenCookies = (secure: boolean): string[] => rememberCookies(null, "", secure);

/** Data kept in the browser during a sign-in at an identity provider. */
export interface IdentityCookieData {
  /** Sealed data of the call `identityStart`. */
  readonly kept: string;
  /** Path on this site to continue with after the sign-in. Unverified: readers must validate it. */
  readonly next: string;
}

/** Returns the `Set-Cookie` header for a sign-in at an identity provider; null deletes the cookie. */
export function identityCookie(away: IdentityCookieData | null, secure: boolean): string {
  const value = away === null ? "" : `${away.kept}~${encodeURIComponent(away.next)}`;
  return cookie(IDENTITY_COOKIE, value, { secure, maxAge: away === null ? 0 : IDENTITY_S, httpOnly: true });
}

/** Returns the data of `identityCookie` from a Cookie header; undefined if absent. */
export function identityCookieOf(header: string | null, secure: boolean): IdentityCookieData | undefined {
  const value = cookieOf(header, cookieName(IDENTITY_COOKIE, secure));
  const [kept = "", ...next] = value?.split("~") ?? [];
  return kept === "" ? undefined : { kept, next: decoded(next.join("~")) ?? "" };
}

/** Returns the first cookie with that name in a Cookie header; undefined if absent or empty. */
function cookieOf(header: string | null, name: string): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(found.indexOf("=") + 1) || undefined;
}

/** Returns the token of a remembered sign-in from a Cookie header, if any. */
export const rememberTokenOf = (header: string | null, secure: boolean): string | undefined =>
  cookieOf(header, cookieName(REMEMBER_COOKIE, secure));

/** Returns the device token from a Cookie header; undefined if absent or malformed. */
export function deviceTokenOf(header: string | null, secure: boolean): string | undefined {
  const token = cookieOf(header, cookieName(DEVICE_COOKIE, secure));
  return token !== undefined && /^[\w.-]{20,200}$/.test(token) ? token : undefined;
}

/** Returns the user name of a remembered sign-in from a Cookie header or `document.cookie`. */
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

/** Placeholder in the password field for a remembered sign-in. Not a possible password. */
export const REMEMBERED_PASSWORD = "\u2022".repeat(8);
