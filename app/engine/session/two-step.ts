import { Secret, TOTP } from "otpauth";
import { consumeOnce } from "~/engine/consume-once";
import type { SiteContext } from "~/engine/context";
import { take } from "~/engine/limits";
import type { Member } from "~/engine/member/accounts";
import { WpsError } from "~/wps/errors";

const PERIOD = 30;

/** The authenticator of a member (RFC 6238: SHA-1, six digits, 30 s, which every app knows). */
export function authenticatorOf(brandName: string, account: string, secret: string): TOTP {
  return new TOTP({
    issuer: brandName,
    label: account,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });
}

/**
 * The second step, where a member has it on: a code of his app, each accepted once.
 * @throws WpsError twoStepRequired without a code, invalidCode, tooManyRequests
 */
export async function checkTwoStep(ctx: SiteContext, who: Member, code: string | undefined): Promise<void> {
  if (!who.twoStepOn || who.twoStepSecret === null) return;
  if (!code) throw new WpsError("twoStepRequired");
  await take(ctx, "twoStep", who.id);
  const totp = authenticatorOf(ctx.brand.config.name, who.account, who.twoStepSecret);
  const step = totp.validate({ token: code, timestamp: ctx.now, window: 1 });
  if (step === null) throw new WpsError("invalidCode");
  const counter = Math.floor(ctx.now / 1000 / PERIOD) + step;
  const isFresh = await consumeOnce(ctx, "twoStep", `${who.id}:${counter}`, ctx.now + 3 * PERIOD * 1000);
  if (!isFresh) throw new WpsError("invalidCode");
}
