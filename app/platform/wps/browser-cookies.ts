import type { CallSpec } from "./define";
import { rememberTokenOf, signInCookies, signOutCookies } from "./session-cookies";

/** A browser that shows a page of this very origin: it gets tokens as cookies that no script can read. */
export interface OwnBrowser {
  /** It came by https. */
  readonly secure: boolean;
}

/** Browsers alone send this header, and pages cannot change it. */
export const isOwnBrowser = (request: Request): boolean => request.headers.get("sec-fetch-site") === "same-origin";

/** What every call that signs in answers. */
interface SignedIn {
  readonly token: string;
  readonly rememberToken: string | null;
  readonly deviceToken?: string | null | undefined;
  readonly user: { readonly account: string };
}

/** The token of a remembered sign-in lies in a cookie; the calls that take one are given it. */
export function addRememberToken(
  call: CallSpec,
  input: Record<string, unknown>,
  request: Request,
  { secure }: OwnBrowser,
): void {
  if (!("rememberToken" in call.input.shape)) return;
  input["rememberToken"] = rememberTokenOf(request.headers.get("cookie"), secure);
}

/** What a browser is answered: tokens go into cookies (`cookies` of the call's declaration). */
export function browserAnswer(
  call: CallSpec,
  value: unknown,
  { secure }: OwnBrowser,
): { readonly cookies: readonly string[]; readonly kept: unknown } {
  if (call.cookies === "signsOut") return { cookies: signOutCookies(secure), kept: value };
  if (call.cookies !== "signsIn") return { cookies: [], kept: value };
  const { deviceToken = null, rememberToken, token, ...rest } = value as SignedIn;
  const cookies = signInCookies({ token, rememberToken, deviceToken, account: rest.user.account }, secure);
  return { cookies, kept: { ...rest, token: null, rememberToken: null, deviceToken: null } };
}
