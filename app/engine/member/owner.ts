import type { MemberContext } from "~/engine/context";
import { forget, take } from "~/engine/limits";
import { checkPassword } from "~/engine/session/passwords";
import { checkCode, type RightCode } from "~/engine/verification/codes";
import { validationError, WpsError } from "~/wps/errors";
import type { Member } from "./accounts";

/** What shows that who is signed in is the account's owner, and not somebody at a forgotten screen. */
export interface OwnerProof {
  readonly password?: string | undefined;
  readonly ownerCode?: string | undefined;
}

/**
 * Asks for proof before what protects an account is changed: its password or, where it has none, a code to its mobile
 * number. Who has neither came by a service and proves nothing but the session.
 * @returns the code to be spent with the change; empty for a password
 * @throws WpsError validation, wrongPassword, invalidCode, codeExpired, tooManyRequests
 */
export async function proveOwner(ctx: MemberContext, who: Member, given: OwnerProof): Promise<readonly RightCode[]> {
  if (who.passwordHash === null)
    return who.mobile === null ? [] : [await checkCode(ctx, "owner", who.mobile, given.ownerCode)];
  if (!given.password) throw validationError([{ field: "password", issue: "errors:field.required" }]);
  // Counted like a sign-in: a stolen session is no way to try passwords.
  await take(ctx, "signIn", who.account);
  if (!(await checkPassword(who.passwordHash, given.password)))
    throw new WpsError("wrongPassword", {}, { issues: [{ field: "password", issue: "wrong" }] });
  await forget(ctx, "signIn", who.account);
  return [];
}
