import { sessionAllowanceKey } from "~/features/access/allowance.server";
import { assertUncommon } from "~/features/access/common-passwords.server";
import { checkPassword, hashPassword } from "~/features/access/passwords.server";
import { authenticatorOf } from "~/features/access/two-step.server";
import { resetLimit, takeByAddress, takePoint } from "~/platform/limits/limits";
import type { PreSignInContext, StaffContext } from "~/platform/staff/context";
import { runFollowUp } from "~/platform/staff/follow-up";
import {
  endStaffSession,
  endStaffSessions,
  findStaff,
  openStaffSession,
  requiredStepOf,
  STAFF_SESSION_MS,
  type StaffRow,
} from "~/platform/staff/sessions";
import { foldText } from "~/platform/text/fold";
import { passwordText } from "~/platform/text/typed-text";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { permissionsOf } from "~/platform/wps/staff";
import { checkAppCode, newStaffSecret, STAFF_ISSUER, spendAppCode, staffSecretOf } from "../two-step.server";
import { newStaffDevice, staffDeviceOf } from "./devices";
import * as sql from "./sign-in.sql.gen";

type Door = "staffSignIn" | "staffSignOut" | "staffInfo" | "staffPassword" | "staffTwoStep" | "confirmStaffTwoStep";

/** Implements the sign-in of staff: password, second step, and the steps required before other calls. */
export const staffSignInCalls: Pick<Implementation<"staff">, Door> = {
  async staffSignIn(ctx, { account, appCode, password }) {
    const name = account;
    await takeByAddress(ctx, "staffIp");
    const row = await ctx.db.read(null, (tx) => findStaff(tx, name));
    // A known device has a separate allowance of attempts, so attempts from other devices cannot lock the account for it.
    const known = staffDeviceOf(ctx, row?.id ?? null);
    const key = known === null ? name : `device:${known}`;
    await takePoint(ctx, "staffSignIn", key);
    // Unknown names take the same time, so the response does not reveal existing accounts.
    if (!(await checkPassword(row?.passwordHash ?? null, password)) || !row || row.locked)
      throw new WpsError("wrongCredentials");
    const stepKey = known === null ? row.id : key;
    const step = row.twoStepOn ? await stepOf(ctx, row, { appCode, key: stepKey }) : null;
    const { id: staffId, role } = row;
    const { device, ip, now } = ctx;
    const token = await ctx.change(null, async (tx) => {
      if (step !== null) await spendAppCode(tx, staffId, step);
      if (ctx.token !== null) await endStaffSession(tx, ctx.token);
      await tx.run(sql.deleteSessionsBefore, { before: new Date(now - STAFF_SESSION_MS) });
      return openStaffSession(tx, { staffId, ip, device, now });
    });
    await runFollowUp(ctx, () => resetLimit(ctx, "staffSignIn", key));
    const deviceToken = newStaffDevice(ctx, staffId);
    return { token, deviceToken, account: row.account, role, stage: requiredStepOf(row) };
  },
  async staffSignOut(ctx) {
    const { token } = ctx;
    if (token !== null) await ctx.change(null, (tx) => endStaffSession(tx, token));
    return {};
  },
  staffInfo({ staff: { brands, name, role, stage } }) {
    return {
      account: name,
      role,
      brands: brands === null ? null : [...brands],
      stage,
      permissions: stage === "ready" ? permissionsOf(role) : [],
    };
  },
  async staffPassword(ctx, { newPassword, oldPassword }) {
    const row = await ownAccount(ctx);
    await takePoint(ctx, "ownPassword", row.id);
    if (!(await checkPassword(row.passwordHash, oldPassword))) throw new WpsError("wrongPassword");
    if (newPassword === passwordText(oldPassword))
      throw validationError([{ field: "newPassword", issue: "errors:field.samePassword" }]);
    if (foldText(newPassword).includes(foldText(row.account)))
      throw validationError([{ field: "newPassword", issue: "errors:field.passwordName" }]);
    await assertUncommon(newPassword, "newPassword");
    const passwordHash = await hashPassword(newPassword);
    await ctx.change(null, async (tx) => {
      await tx.run(sql.setStaffPassword, { id: row.id, passwordHash });
      await endStaffSessions(tx, row.id, ctx.token);
    });
    await runFollowUp(ctx, () => resetLimit(ctx, "ownPassword", row.id));
    return { stage: requiredStepOf({ ...row, passwordOnce: false }) };
  },
  async staffTwoStep(ctx) {
    const row = await ownAccount(ctx);
    if (row.twoStepOn) throw new WpsError("notAllowed");
    // A repeated request before confirmation returns the same secret, because an app may hold it already.
    const secret = staffSecretOf(ctx, row) ?? (await setNewSecret(ctx, row.id));
    return { secret, uri: authenticatorOf(STAFF_ISSUER, row.account, secret).toString() };
  },
  async confirmStaffTwoStep(ctx, { appCode }) {
    const row = await ownAccount(ctx);
    if (row.twoStepOn || row.twoStepSecret === null) throw new WpsError("notAllowed");
    const step = await checkAppCode(ctx, row, { appCode, key: sessionAllowanceKey(row.id) });
    await ctx.change(null, async (tx) => {
      await spendAppCode(tx, row.id, step);
      await tx.run(sql.confirmStaffTwoStep, { id: row.id });
    });
    return { stage: requiredStepOf({ ...row, twoStepOn: true }) };
  },
};

async function setNewSecret(ctx: StaffContext, id: string): Promise<string> {
  const { kept, secret } = newStaffSecret(ctx);
  await ctx.change(null, (tx) => tx.run(sql.setStaffSecret, { id, secret: kept }));
  return secret;
}

async function stepOf(
  ctx: PreSignInContext,
  row: StaffRow,
  { appCode, key }: { readonly appCode: string | undefined; readonly key: string },
): Promise<number> {
  if (!appCode) throw new WpsError("twoStepRequired");
  return checkAppCode(ctx, row, { appCode, key });
}

async function ownAccount(ctx: StaffContext): Promise<StaffRow> {
  const row = await ctx.db.read(null, (tx) => findStaff(tx, ctx.staff.name));
  if (!row) throw new WpsError("notLoggedIn");
  return row;
}
