import { forget, take } from "~/platform/limits/limits";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { findDevice } from "./server/session/devices";
import { captchaFailed, checkCaptcha } from "./server/verification/captcha";
import { assertHuman } from "./server/verification/human";
import type { Shown } from "./server/verification/person";

/** A query for nobody does the same work as one for a member. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Returns the key under which tries at an account or number are counted. A device on which its member signed in before
 * has tries of its own, so that nobody else can use them up; all other devices share those of the account.
 * @param memberId null for an account that does not exist: the same work is done
 * @param shared the key of everybody else: the user name, the number, the id
 */
export async function allowanceKey(ctx: SiteContext, memberId: string | null, shared: string): Promise<string> {
  const { deviceToken = null } = ctx;
  if (deviceToken === null) return shared;
  const device = await ctx.db.transaction(ctx.brand.code, (tx) => findDevice(tx, ctx, memberId ?? NOBODY));
  return keyOn(device, shared);
}

/** The key of a device that its member knows, or the shared one. */
export const keyOn = (device: { readonly id: string } | null | undefined, shared: string): string =>
  device ? `device:${device.id}` : shared;

/** The key of tries that need a session: no visitor can use these up. */
export const ownKey = (memberId: string): string => `member:${memberId}`;

/**
 * Counts a try of a password, before it is compared. Two tries are free; after them each needs a solved challenge, which
 * browsers solve by themselves, or a captcha. A try without either, or with a wrong one, is refused and does not count, so
 * that nobody closes an account without effort.
 * @param key of `allowanceKey`
 * @returns whether the next try needs a challenge or a captcha
 * @throws WpsError captchaFailed with `captchaRequired`, tooManyRequests after the tries that had one of them
 */
export async function takeSignInTry(ctx: SiteContext, key: string, { captcha, human }: Shown): Promise<boolean> {
  if (human || captcha) {
    const isPerson = human ? await isHuman(ctx, human) : await checkCaptcha(ctx, captcha);
    if (!isPerson) throw human ? captchaFailed() : captchaFailed(captcha?.text);
    await take(ctx, "signIn", key);
    return true;
  }
  try {
    return (await take(ctx, "signInFree", key)) >= 2;
  } catch (error) {
    if (error instanceof WpsError) throw captchaFailed("");
    throw error;
  }
}

/** Forgets the tries of a password, after a success. */
export async function forgetSignInTries(ctx: SiteContext, key: string): Promise<void> {
  await forget(ctx, "signInFree", key);
  await forget(ctx, "signIn", key);
}

/** Whether a challenge was solved. */
const isHuman = (ctx: SiteContext, solution: string): Promise<boolean> =>
  assertHuman(ctx, solution).then(
    () => true,
    (error: unknown) => {
      if (error instanceof WpsError) return false;
      throw error;
    },
  );
