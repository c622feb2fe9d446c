import { Secret } from "otpauth";
import { APP_CODE_SECONDS, authenticatorOf } from "~/features/access/two-step.server";
import type { Transaction } from "~/platform/db/transaction";
import { takePoint } from "~/platform/limits/limits";
import { decryptBox, encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import type { PreSignInContext } from "~/platform/staff/context";
import type { StaffRow } from "~/platform/staff/sessions";
import { codeText } from "~/platform/text/typed-text";
import { WpsError } from "~/platform/wps/errors";
import { spendStaffStep } from "./server/sign-in.sql.gen";

/** Issuer name of the console in authenticator apps. */
export const STAFF_ISSUER = "Livery console";

/** Staff belong to no brand; no brand has the code `*`. */
const keyOf = ({ secret }: Pick<PreSignInContext, "secret">) => keyFor({ secret, brand: { code: "*" } }, "twoStep");

/** Returns a secret in its stored form, encrypted with the console's key. */
export const sealStaffSecret = (ctx: Pick<PreSignInContext, "secret">, secret: string): string =>
  encryptBox(keyOf(ctx), secret).toString("base64url");

/** Returns a new authenticator secret and its stored form. */
export function newStaffSecret(ctx: Pick<PreSignInContext, "secret">): {
  readonly secret: string;
  readonly kept: string;
} {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, kept: sealStaffSecret(ctx, secret) };
}

/** Returns the authenticator secret of a staff member; null if none is set. */
export function staffSecretOf(ctx: Pick<PreSignInContext, "secret">, row: StaffRow): string | null {
  if (row.twoStepSecret === null) return null;
  const secret = decryptBox(keyOf(ctx), Buffer.from(row.twoStepSecret, "base64url"));
  if (secret === null) throw new Error("the secret of the second step was stored with a different key");
  return secret.toString();
}

/**
 * Checks a code of an authenticator app. Counts the attempt before the comparison.
 * @param typed.key key of the attempt limit: the account, or one of its devices
 * @returns the time step of the code, for `spendAppCode`
 * @throws WpsError tooManyRequests, invalidCode
 */
export async function checkAppCode(
  ctx: PreSignInContext,
  row: StaffRow,
  { appCode, key }: { readonly appCode: string; readonly key: string },
): Promise<number> {
  await takePoint(ctx, "twoStep", key);
  const secret = staffSecretOf(ctx, row);
  if (secret === null) throw new WpsError("invalidCode");
  const totp = authenticatorOf(STAFF_ISSUER, row.account, secret);
  const step = totp.validate({ token: codeText(appCode), timestamp: ctx.now, window: 1 });
  if (step === null) throw new WpsError("invalidCode");
  return Math.floor(ctx.now / 1_000 / APP_CODE_SECONDS) + step;
}

/**
 * Marks a code as used, in the transaction of the action that it authorizes. Each code works once across all processes.
 * @throws WpsError invalidCode
 */
export async function spendAppCode(tx: Transaction, staffId: string, step: number): Promise<void> {
  const used = await tx.run(spendStaffStep, { id: staffId, step: BigInt(step) });
  if (used === 0) throw new WpsError("invalidCode");
}
