import type { SignInMethod } from "~/platform/wps/account-types";
import type { AccountType } from "./account-types";

/**
 * State of a password: `fine`; `old` (should be changed: the form opens and can be closed); `forced` (must be changed
 * first: the form cannot be closed and other calls are refused) (requirement A3).
 */
export type PasswordState = "fine" | "old" | "forced";

/** Session of a request's token. */
export interface Session {
  /** Id of the session, for the list of sessions. */
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  readonly type: AccountType;
  readonly side: "member" | "agent";
  readonly method: SignInMethod;
  readonly password: PasswordState;
}
