import { fieldProblems, signInFields } from "~/platform/brands/account-forms";
import { resetLimit, takePoint } from "~/platform/limits/limits";
import type { MemberContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { findMember, type Member, setPassword } from "../accounts.server";
import { assertUncommon } from "../common-passwords.server";
import { assertDifferentPassword, checkPassword, hashPassword } from "../passwords.server";
import { endSessions } from "../sessions.server";
import { openSignIn } from "../sign-in.server";

type Change = Parameters<Implementation<"member">["changePassword"]>[1];

/** Changes the password of the signed-in member; see the call `changePassword` (requirement A3, A4). */
export async function changePassword(ctx: MemberContext, given: Change) {
  const { brand, session } = ctx;
  const who = await ctx.db.read(brand.code, (tx) => findMember(tx, { id: session.memberId }));
  if (!who) throw new WpsError("notLoggedIn");
  const asksOld = isOldAsked(ctx, who);
  assertFields(ctx, given, asksOld);
  await assertUncommon(given.newPassword, "newPassword");
  if (asksOld) await assertOld(ctx, who, given.oldPassword ?? "");
  if (who.passwordOnce) await assertOther(who, given.newPassword);
  await assertDifferentPassword(ctx, who, "payment", { field: "newPassword", password: given.newPassword });
  const passwordHash = await hashPassword(given.newPassword);
  return ctx.db.transaction(brand.code, async (tx) => {
    await setPassword(tx, who.id, { passwordHash, now: ctx.now });
    const changed = await findMember(tx, { id: who.id });
    if (!changed) throw new WpsError("notLoggedIn");
    await endSessions(tx, who.id, { except: null });
    return openSignIn(tx, ctx, changed, { method: session.method, side: session.side, rememberMe: false });
  });
}

/** Returns true when the old password is required. Not after a forced sign-in by that password, nor for accounts without one. */
function isOldAsked({ session }: MemberContext, who: Member): boolean {
  const justGiven = session.password === "forced" && session.method === "username";
  return !justGiven && who.passwordHash !== null;
}

/** @throws WpsError validation, naming the fields */
function assertFields(ctx: MemberContext, given: Change, asksOld: boolean): void {
  const form = { type: "changePassword", forced: asksOld ? "" : "1" };
  const fields = signInFields({ ...ctx.brand.config.register }, form);
  const values = { ...given, oldPassword: given.oldPassword ?? "" };
  const issues = Object.entries(fieldProblems(fields, values)).map(([field, { text }]) => ({ field, issue: text }));
  if (issues.length > 0) throw validationError(issues);
}

/** A one-time password is known to staff, so the new one must differ. @throws WpsError validation */
async function assertOther(who: Member, password: string): Promise<void> {
  if (await checkPassword(who.passwordHash, password))
    throw validationError([{ field: "newPassword", issue: "errors:field.passwordUsed" }]);
}

/**
 * Counted separately from sign-ins, so that visitors cannot use this allowance up: a stolen session must not allow password
 * guessing.
 */
async function assertOld(ctx: MemberContext, who: Member, password: string): Promise<void> {
  await takePoint(ctx, "ownPassword", who.id);
  if (!(await checkPassword(who.passwordHash, password)))
    throw new WpsError("wrongCredentials", {}, { issues: [{ field: "oldPassword", issue: "wrong" }] });
  await resetLimit(ctx, "ownPassword", who.id);
}
