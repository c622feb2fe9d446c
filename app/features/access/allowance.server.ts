import { resetLimit, takePoint } from "~/platform/limits/limits";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { findDevice } from "./server/session/devices";
import { captchaFailed, checkCaptcha } from "./server/verification/captcha";
import { assertHuman } from "./server/verification/human";
import type { HumanProof } from "./server/verification/person";

/** Id of no member, so that a query for an unknown account does the same work. */
const UNKNOWN_MEMBER_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Returns the key under which attempts on an account or number are counted. A device that the member signed in on before has a
 * separate allowance, which others cannot use up; all other devices share the account's allowance.
 * @param memberId null for an account that does not exist: the same work is done
 * @param shared key of all other devices: the user name, the number, the id
 */
export async function allowanceKey(ctx: SiteContext, memberId: string | null, shared: string): Promise<string> {
  const { deviceToken = null } = ctx;
  if (deviceToken === null) return shared;
  const device = await ctx.db.read(ctx.brand.code, (tx) => findDevice(tx, ctx, memberId ?? UNKNOWN_MEMBER_ID));
  return deviceAllowanceKey(device, shared);
}

/** Returns the key of a known device, or the shared key. */
export const deviceAllowanceKey = (device: { readonly id: string } | null | undefined, shared: string): string =>
  device ? `device:${device.id}` : shared;

/** Returns the key of attempts that need a session. Visitors cannot use these up. */
export const sessionAllowanceKey = (memberId: string): string => `member:${memberId}`;

/**
 * Counts a password attempt before the comparison. Two attempts are free; each further one needs a solved challenge (browsers
 * solve it automatically) or a captcha. An attempt without either, or with a wrong one, is refused and not counted, so that
 * locking an account takes effort.
 * @param key of `allowanceKey`
 * @returns true when the next attempt needs a challenge or a captcha
 * @throws WpsError captchaFailed with `captchaRequired`, tooManyRequests after the attempts with a challenge or captcha
 */
export async function countSignInAttempt(
  ctx: SiteContext,
  key: string,
  { captcha, human }: HumanProof,
): Promise<boolean> {
  if (human || captcha) {
    const isPerson = human ? await isHuman(ctx, human) : await checkCaptcha(ctx, captcha);
    if (!isPerson) throw human ? captchaFailed() : captchaFailed(captcha?.text);
    await takePoint(ctx, "signIn", key);
    return true;
  }
  try {
    return (await takePoint(ctx, "signInFree", key)) >= 2;
  } catch (error) {
    if (error instanceof WpsError) throw captchaFailed("");
    throw error;
  }
}

/** Resets the attempt counters after a success. */
export async function resetSignInAttempts(ctx: SiteContext, key: string): Promise<void> {
  await resetLimit(ctx, "signInFree", key);
  await resetLimit(ctx, "signIn", key);
}

/** Returns true for a solved challenge. */
const isHuman = (ctx: SiteContext, solution: string): Promise<boolean> =>
  assertHuman(ctx, solution).then(
    () => true,
    (error: unknown) => {
      if (error instanceof WpsError) return false;
      throw error;
    },
  );
