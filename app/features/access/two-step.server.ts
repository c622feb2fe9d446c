import { Secret, TOTP } from "otpauth";
import { takePoint } from "~/platform/limits/limits";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { decryptBox, encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SignInMethod } from "~/platform/wps/account-types";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Member } from "./accounts.server";
import { deviceAllowanceKey, sessionAllowanceKey } from "./allowance.server";
import { takeRecoveryCode } from "./recovery-codes.server";
import { findDevice } from "./server/session/devices";
import { recordSignIn } from "./sign-in.server";

/** Validity of an authenticator code, seconds. */
export const APP_CODE_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Returns a member's authenticator (RFC 6238: SHA-1, six digits, 30 s, supported by every app). */
export function authenticatorOf(brandName: string, account: string, secret: string): TOTP {
  return new TOTP({
    issuer: brandName,
    label: account,
    algorithm: "SHA1",
    digits: 6,
    period: APP_CODE_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** Creates a secret for an app. `kept` is the encrypted form for the database, which yields no codes without the server's key. */
export function newTwoStepSecret(ctx: SiteContext): { readonly secret: string; readonly kept: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, kept: encryptBox(keyFor(ctx, "twoStep"), secret).toString("base64url") };
}

/** Returns true when the member's second step is on. */
export const hasTwoStep = ({ twoStepOn, twoStepSecret }: Member): boolean => twoStepOn && twoStepSecret !== null;

/**
 * Checks the second step of a sign-in, if the member has it on: an authenticator or recovery code, each accepted once. A wrong
 * code is recorded in the sign-in history, because its sender passed the first step. Trusted devices skip the step.
 * @returns true when a code has just been accepted: only then may the device become trusted
 * @throws WpsError twoStepRequired without a code, invalidCode, tooManyRequests
 */
export async function checkTwoStep(
  ctx: SiteContext,
  who: Member,
  method: SignInMethod,
  code?: string,
): Promise<boolean> {
  if (!hasTwoStep(who)) return false;
  const device = await ctx.db.read(ctx.brand.code, (tx) => findDevice(tx, ctx, who.id));
  if (device?.trusted) return false;
  if (!code) throw new WpsError("twoStepRequired");
  const key = deviceAllowanceKey(device, who.id);
  if (await isSecondStep(ctx, who, { code, key })) return true;
  await ctx.db.transaction(ctx.brand.code, (tx) => recordSignIn(tx, ctx, who, method, false));
  throw new WpsError("invalidCode");
}

/** Verifies an authenticator or recovery code. @throws WpsError invalidCode, tooManyRequests */
export async function assertSecondStep(ctx: SiteContext, who: Member, code: string): Promise<void> {
  if (!(await isSecondStep(ctx, who, { code, key: sessionAllowanceKey(who.id) }))) throw new WpsError("invalidCode");
}

/** Verifies a code of the app that holds the member's secret. @throws WpsError invalidCode, tooManyRequests */
export async function assertAppCode(ctx: SiteContext, who: Member, code: string): Promise<void> {
  if (!(await isAppCode(ctx, who, { code, key: sessionAllowanceKey(who.id) }))) throw new WpsError("invalidCode");
}

/** A code, and the key of its attempt counter (`access/allowance.server.ts`). */
interface TypedStep {
  readonly code: string;
  readonly key: string;
}

async function isSecondStep(ctx: SiteContext, who: Member, typed: TypedStep): Promise<boolean> {
  const { code, key } = typed;
  if (/^\d{6}$/.test(codeText(code))) return isAppCode(ctx, who, typed);
  await takePoint(ctx, "twoStep", key);
  return takeRecoveryCode(ctx, who.id, code);
}

/** Verifies an authenticator code. Each code works once. Attempts are counted before the comparison. */
async function isAppCode(ctx: SiteContext, who: Member, { code, key }: TypedStep): Promise<boolean> {
  await takePoint(ctx, "twoStep", key);
  const totp = authenticatorOf(ctx.brand.config.name, who.account, secretOf(ctx, who));
  const step = totp.validate({ token: codeText(code), timestamp: ctx.now, window: 1 });
  if (step === null) return false;
  const counter = Math.floor(ctx.now / 1000 / APP_CODE_SECONDS) + step;
  return consumeOnce(ctx, "twoStep", `${who.id}:${counter}`, ctx.now + 3 * APP_CODE_SECONDS * 1000);
}

function secretOf(ctx: SiteContext, who: Member): string {
  const secret = decryptBox(keyFor(ctx, "twoStep"), Buffer.from(who.twoStepSecret ?? "", "base64url"));
  if (secret === null) throw new Error("the secret of the second step was stored with a different key");
  return secret.toString();
}
