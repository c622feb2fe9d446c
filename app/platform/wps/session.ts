import type { SignInMethod } from "~/platform/db/schema";
import type { AccountType } from "./account-types";

/**
 * Whether a password is `fine`, has to be changed some time (`old`: the form opens and can be closed), or before
 * anything else (`forced`: the form cannot be closed and other calls are refused) (spec 1 section 4; checklist A3).
 */
export type PasswordState = "fine" | "old" | "forced";

/** Who is signed in, as the token of a request says. */
export interface Session {
  /** Id of the session, to be named in the list of one's own. */
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  readonly type: AccountType;
  readonly side: "member" | "agent";
  readonly method: SignInMethod;
  readonly password: PasswordState;
}
