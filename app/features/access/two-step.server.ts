import { Secret, TOTP } from "otpauth";
import type { SignInMethod } from "~/platform/db/schema";
import { take } from "~/platform/limits/limits";
import { opened, shut } from "~/platform/secrets/box";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Member } from "./accounts.server";
import { keyOn, ownKey } from "./allowance.server";
import { takeRecoveryCode } from "./recovery-codes.server";
import { findDevice } from "./server/session/devices";
import { noteSignIn } from "./sign-in.server";

/** Seconds that a code of an app is for. */
export const APP_PERIOD = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** The authenticator of a member (RFC 6238: SHA-1, six digits, 30 s, which every app knows). */
export function authenticatorOf(brandName: string, account: string, secret: string): TOTP {
  return new TOTP({
    issuer: brandName,
    label: account,
    algorithm: "SHA1",
    digits: 6,
    period: APP_PERIOD,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret for an app. `kept` is what the database holds: without our key it makes no codes. */
export function newTwoStepSecret(ctx: SiteContext): { readonly secret: string; readonly kept: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, kept: shut(keyFor(ctx, "twoStep"), secret).toString("base64url") };
}

/** Whether a member signs in with a second step. */
export const hasTwoStep = ({ twoStepOn, twoStepSecret }: Member): boolean => twoStepOn && twoStepSecret !== null;

/**
 * The second step of a sign-in, where a member has it on: a code of his app or a recovery code, each accepted once. A
 * wrong one stands in the history of his sign-ins: whoever typed it knew the first step.
 * A device that the member trusts is not asked.
 * @returns whether a code was right just now: only then the device may be trusted from now on
 * @throws WpsError twoStepRequired without a code, invalidCode, tooManyRequests
 */
export async function checkTwoStep(
  ctx: SiteContext,
  who: Member,
  method: SignInMethod,
  code?: string,
): Promise<boolean> {
  if (!hasTwoStep(who)) return false;
  const device = await ctx.db.transaction(ctx.brand.code, (tx) => findDevice(tx, ctx, who.id));
  if (device?.trusted) return false;
  if (!code) throw new WpsError("twoStepRequired");
  const key = keyOn(device, who.id);
  if (await isSecondStep(ctx, who, { code, key })) return true;
  await ctx.db.transaction(ctx.brand.code, (tx) => noteSignIn(tx, ctx, who, method, false));
  throw new WpsError("invalidCode");
}

/** Lets pass who has a right code of his app, or a recovery code. @throws WpsError invalidCode, tooManyRequests */
export async function assertSecondStep(ctx: SiteContext, who: Member, code: string): Promise<void> {
  if (!(await isSecondStep(ctx, who, { code, key: ownKey(who.id) }))) throw new WpsError("invalidCode");
}

/** Lets pass who has a right code of the app that his secret was typed into. @throws WpsError invalidCode, tooManyRequests */
export async function assertAppCode(ctx: SiteContext, who: Member, code: string): Promise<void> {
  if (!(await isAppCode(ctx, who, { code, key: ownKey(who.id) }))) throw new WpsError("invalidCode");
}

/** A code, and under what its tries are counted (`allowance.ts`). */
interface TypedStep {
  readonly code: string;
  readonly key: string;
}

async function isSecondStep(ctx: SiteContext, who: Member, typed: TypedStep): Promise<boolean> {
  const { code, key } = typed;
  if (/^\d{6}$/.test(codeText(code))) return isAppCode(ctx, who, typed);
  await take(ctx, "twoStep", key);
  return takeRecoveryCode(ctx, who.id, code);
}

/** Each code works once. Counted before it is compared. */
async function isAppCode(ctx: SiteContext, who: Member, { code, key }: TypedStep): Promise<boolean> {
  await take(ctx, "twoStep", key);
  const totp = authenticatorOf(ctx.brand.config.name, who.account, secretOf(ctx, who));
  const step = totp.validate({ token: codeText(code), timestamp: ctx.now, window: 1 });
  if (step === null) return false;
  const counter = Math.floor(ctx.now / 1000 / APP_PERIOD) + step;
  return consumeOnce(ctx, "twoStep", `${who.id}:${counter}`, ctx.now + 3 * APP_PERIOD * 1000);
}

function secretOf(ctx: SiteContext, who: Member): string {
  const secret = opened(keyFor(ctx, "twoStep"), Buffer.from(who.twoStepSecret ?? "", "base64url"));
  if (secret === null) throw new Error("the secret of a second step was stored with another key");
  return secret.toString();
}
