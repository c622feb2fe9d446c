import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { captchaFailed, checkCaptcha } from "./captcha";
import { assertHuman } from "./human";

/** How somebody shows that he is one: by the challenge that scripts solve, or by reading a picture. */
export interface Shown {
  readonly human?: string | undefined;
  readonly captcha?: { readonly id: string; readonly text: string } | undefined;
}

/**
 * Refuses a program that gives itself out for a person (checklist A9). Who runs no scripts is shown a picture.
 * @throws WpsError verificationFirst, captchaFailed; both with `captchaRequired` in their details
 */
export async function assertPerson(ctx: SiteContext, { captcha, human }: Shown): Promise<void> {
  if (human) return assertHuman(ctx, human);
  if (!captcha) throw new WpsError("verificationFirst", {}, { captchaRequired: true });
  if (!(await checkCaptcha(ctx, captcha))) throw captchaFailed(captcha.text);
}
