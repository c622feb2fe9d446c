import { z } from "zod";
import { keepsRule, ruleTextKey } from "~/platform/brands/account-forms";
import type { SiteContext } from "~/platform/wps/context";
import { validationError } from "~/platform/wps/errors";

/**
 * An e-mail address as it is kept: with its part after the @ in small letters.
 * @throws WpsError validation for what is none, and for one that the brand's rule refuses
 */
export function mailAddress({ brand }: SiteContext, written: string): string {
  const { email: rule } = brand.config.register;
  if (!z.email().safeParse(written).success || !keepsRule(rule, written))
    throw validationError([{ field: "email", issue: ruleTextKey("email") }]);
  const at = written.lastIndexOf("@");
  return written.slice(0, at) + written.slice(at).toLowerCase();
}
