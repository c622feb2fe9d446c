import type { SignInMethod } from "~/platform/wps/account-types";
import { type AccountType, isDemoType } from "~/platform/wps/account-types";
import type { PasswordState } from "~/platform/wps/session";

/** Password rules of a brand. */
export interface PasswordRules {
  /** Age limit of a password, ms; null when passwords do not expire. */
  readonly expiryMs: number | null;
  /** True when an expired password must be changed. */
  readonly forceOld: boolean;
  /** UTC ms. */
  readonly now: number;
}

/**
 * Returns the state of a member's password. Always `fine` for a sign-in by code or provider, which uses no password, and for demo
 * accounts, which have none.
 */
export function passwordState(
  who: { readonly type: AccountType; readonly passwordOnce: boolean; readonly passwordAt: Date },
  method: SignInMethod,
  { expiryMs, forceOld: forceChange, now }: PasswordRules,
): PasswordState {
  if (method === "sms" || method === "firebase" || isDemoType(who.type)) return "fine";
  if (who.passwordOnce) return "forced";
  if (expiryMs === null || now - who.passwordAt.getTime() <= expiryMs) return "fine";
  return forceChange ? "forced" : "old";
}
