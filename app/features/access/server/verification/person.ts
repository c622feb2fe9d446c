import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { captchaFailed, checkCaptcha } from "./captcha";
import { assertHuman } from "./human";

/** Proof that the caller is human: a solved challenge or a captcha. */
export interface HumanProof {
  readonly human?: string | undefined;
  readonly captcha?: { readonly id: string; readonly text: string } | undefined;
}

/**
 * Refuses automated requests (requirement A9). Browsers without scripts show a captcha.
 * @throws WpsError verificationFirst, captchaFailed; both with `captchaRequired` in their details
 */
export async function assertPerson(ctx: SiteContext, { captcha, human }: HumanProof): Promise<void> {
  if (human) return assertHuman(ctx, human);
  if (!captcha) throw new WpsError("verificationFirst", {}, { captchaRequired: true });
  if (!(await checkCaptcha(ctx, captcha))) throw captchaFailed(captcha.text);
}
