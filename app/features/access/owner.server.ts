import { forget, take } from "~/platform/limits/limits";
import type { MemberContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Member } from "./accounts.server";
import { ownKey } from "./allowance.server";
import { checkCode, type RightCode } from "./codes.server";
import { checkPassword } from "./passwords.server";

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
  if (who.passwordHash === null) {
    if (who.mobile === null) return [];
    const typed = { receiver: who.mobile, code: given.ownerCode, key: ownKey(who.id) };
    return [await checkCode(ctx, { purpose: "owner", ...typed })];
  }
  if (!given.password) throw validationError([{ field: "password", issue: "errors:field.required" }]);
  // Counted like a sign-in, but apart from it: a stolen session is no way to try passwords, and visitors cannot use this up.
  await take(ctx, "ownPassword", who.id);
  if (!(await checkPassword(who.passwordHash, given.password)))
    throw new WpsError("wrongPassword", {}, { issues: [{ field: "password", issue: "wrong" }] });
  await forget(ctx, "ownPassword", who.id);
  return [];
}
