import { z } from "zod";
import { matchesRule, ruleTextKey } from "~/platform/brands/account-forms";
import type { SiteContext } from "~/platform/wps/context";
import { validationError } from "~/platform/wps/errors";

/**
 * Returns an e-mail address in stored form: the part after the @ in lower case.
 * @throws WpsError validation for an invalid address, and for one that breaks the brand's rule
 */
export function mailAddress({ brand }: SiteContext, written: string): string {
  const { email: rule } = brand.config.register;
  if (!z.email().safeParse(written).success || !matchesRule(rule, written))
    throw validationError([{ field: "email", issue: ruleTextKey("email") }]);
  const at = written.lastIndexOf("@");
  return written.slice(0, at) + written.slice(at).toLowerCase();
}
