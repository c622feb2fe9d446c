import type { CallSpec } from "./define";
import { rememberTokenOf, signInCookies, signOutCookies } from "./session-cookies";

/** Browser on a page of this origin. It gets tokens as cookies that scripts cannot read. */
export interface SameOriginBrowser {
  /** True for https. */
  readonly secure: boolean;
}

/** Returns true for a browser on a page of this origin. Only browsers send this header, and pages cannot change it. */
export const isSameOriginBrowser = (request: Request): boolean =>
  request.headers.get("sec-fetch-site") === "same-origin";

/** Value of every call that signs in. */
interface SignedIn {
  readonly token: string;
  readonly rememberToken: string | null;
  readonly deviceToken?: string | null | undefined;
  readonly user: { readonly account: string };
}

/** Adds the remember token from its cookie to the input of calls that take one. */
export function addRememberToken(
  call: CallSpec,
  input: Record<string, unknown>,
  request: Request,
  { secure }: SameOriginBrowser,
): void {
  if (!("rememberToken" in call.input.shape)) return;
  input["rememberToken"] = rememberTokenOf(request.headers.get("cookie"), secure);
}

/** Returns the answer for a browser: tokens are moved to cookies (`cookies` of the call's declaration). */
export function browserAnswer(
  call: CallSpec,
  value: unknown,
  { secure }: SameOriginBrowser,
): { readonly cookies: readonly string[]; readonly kept: unknown } {
  if (call.cookies === "signsOut") return { cookies: signOutCookies(secure), kept: value };
  if (call.cookies !== "signsIn") return { cookies: [], kept: value };
  const { deviceToken = null, rememberToken, token, ...rest } = value as SignedIn;
  const cookies = signInCookies({ token, rememberToken, deviceToken, account: rest.user.account }, secure);
  return { cookies, kept: { ...rest, token: null, rememberToken: null, deviceToken: null } };
}
