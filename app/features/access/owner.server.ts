import { resetLimit, takePoint } from "~/platform/limits/limits";
import type { MemberContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Member } from "./accounts.server";
import { sessionAllowanceKey } from "./allowance.server";
import { checkCode, type VerifiedCode } from "./codes.server";
import { checkPassword } from "./passwords.server";

/** Proof that the signed-in user owns the account, and does not merely use an unattended session. */
export interface OwnerProof {
  readonly password?: string | undefined;
  readonly ownerCode?: string | undefined;
}

/**
 * Requires proof before a change to the account's protection: the password or, without one, a code to the mobile number. A member
 * without either signed in by an identity provider; the session is the only proof then.
 * @returns the codes to spend with the change; empty for a password
 * @throws WpsError validation, wrongPassword, invalidCode, codeExpired, tooManyRequests
 */
export async function proveOwner(ctx: MemberContext, who: Member, given: OwnerProof): Promise<readonly VerifiedCode[]> {
  if (who.passwordHash === null) {
    if (who.mobile === null) return [];
    const typed = { receiver: who.mobile, code: given.ownerCode, key: sessionAllowanceKey(who.id) };
    return [await checkCode(ctx, { purpose: "owner", ...typed })];
  }
  if (!given.password) throw validationError([{ field: "password", issue: "errors:field.required" }]);
  // Counted separately from sign-ins: a stolen session must not allow password guessing, and visitors cannot use this allowance
  // up.
  await takePoint(ctx, "ownPassword", who.id);
  if (!(await checkPassword(who.passwordHash, given.password)))
    throw new WpsError("wrongPassword", {}, { issues: [{ field: "password", issue: "wrong" }] });
  await resetLimit(ctx, "ownPassword", who.id);
  return [];
}
