import { Secret } from "otpauth";
import { APP_PERIOD, authenticatorOf } from "~/features/access/two-step.server";
import type { Transaction } from "~/platform/db/transaction";
import { take } from "~/platform/limits/limits";
import { opened, shut } from "~/platform/secrets/box";
import { keyFor } from "~/platform/secrets/keys";
import type { DoorContext } from "~/platform/staff/context";
import type { StaffRow } from "~/platform/staff/sessions";
import { codeText } from "~/platform/text/typed-text";
import { WpsError } from "~/platform/wps/errors";

/** What an authenticator app calls the console. */
export const staffAuthenticator = "Livery console";

/** Staff belong to no brand; no brand has this code. */
const keyOf = ({ secret }: Pick<DoorContext, "secret">) => keyFor({ secret, brand: { code: "*" } }, "twoStep");

/** A secret as the database keeps it: without our key it makes no codes. */
export const keptStaffSecret = (ctx: Pick<DoorContext, "secret">, secret: string): string =>
  shut(keyOf(ctx), secret).toString("base64url");

/** A new secret for an app, and what the database keeps of it. */
export function newStaffSecret(ctx: Pick<DoorContext, "secret">): { readonly secret: string; readonly kept: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, kept: keptStaffSecret(ctx, secret) };
}

/** The secret of somebody's app; null where he has none yet. */
export function staffSecretOf(ctx: Pick<DoorContext, "secret">, row: StaffRow): string | null {
  if (row.two_step_secret === null) return null;
  const secret = opened(keyOf(ctx), Buffer.from(row.two_step_secret, "base64url"));
  if (secret === null) throw new Error("the secret of a second step was stored with another key");
  return secret.toString();
}

/**
 * Compares a code of an authenticator app. Counted before it is compared.
 * @param typed.key under what its tries are counted: the account, or one of its devices
 * @returns the code's step, for `spendAppCode`
 * @throws WpsError tooManyRequests, invalidCode
 */
export async function checkAppCode(
  ctx: DoorContext,
  row: StaffRow,
  { appCode, key }: { readonly appCode: string; readonly key: string },
): Promise<number> {
  await take(ctx, "twoStep", key);
  const secret = staffSecretOf(ctx, row);
  if (secret === null) throw new WpsError("invalidCode");
  const totp = authenticatorOf(staffAuthenticator, row.account, secret);
  const step = totp.validate({ token: codeText(appCode), timestamp: ctx.now, window: 1 });
  if (step === null) throw new WpsError("invalidCode");
  return Math.floor(ctx.now / 1_000 / APP_PERIOD) + step;
}

/** Uses a code up, in the transaction of what it allows: each works once, on any process. @throws WpsError invalidCode */
export async function spendAppCode(tx: Transaction, staffId: string, step: number): Promise<void> {
  const used = await tx.query(
    "update staff_account set two_step_used = $2 where id = $1 and two_step_used < $2 returning id",
    [staffId, step],
  );
  if (used.length === 0) throw new WpsError("invalidCode");
}
