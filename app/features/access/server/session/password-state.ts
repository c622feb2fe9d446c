import type { SignInMethod } from "~/platform/db/schema";
import { type AccountType, isDemoType } from "~/platform/wps/account-types";
import type { PasswordState } from "~/platform/wps/session";

/** What the brand says about passwords. */
export interface PasswordRules {
  /** A password older than this is old, ms; null = passwords do not expire. */
  readonly expiryMs: number | null;
  /** An old password is one that must be changed. */
  readonly forceOld: boolean;
  /** UTC ms. */
  readonly now: number;
}

/** The state of somebody's password. Who came by a code or a service did not use it, and a demo account has none. */
export function passwordState(
  who: { readonly type: AccountType; readonly passwordOnce: boolean; readonly passwordAt: Date },
  method: SignInMethod,
  { expiryMs, forceOld, now }: PasswordRules,
): PasswordState {
  if (method === "sms" || method === "firebase" || isDemoType(who.type)) return "fine";
  if (who.passwordOnce) return "forced";
  if (expiryMs === null || now - who.passwordAt.getTime() <= expiryMs) return "fine";
  return forceOld ? "forced" : "old";
}
