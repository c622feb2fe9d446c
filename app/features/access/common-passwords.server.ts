import { foldText } from "~/platform/text/fold";
import { passwordText } from "~/platform/text/typed-text";
import { WpsError } from "~/platform/wps/errors";

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list on first use: about 18,000 passwords in lower case. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/**
 * Refuses a common password, regardless of the brand's rule for characters. Variants with full-width letters or accents are
 * refused too.
 * @param field name of the form field
 * @throws WpsError passwordCommon, naming the field
 */
export async function assertUncommon(password: string, field: "password" | "newPassword"): Promise<void> {
  common ??= readCommon();
  const known = await common;
  if (known.has(passwordText(password).toLowerCase()) || known.has(foldText(password)))
    throw new WpsError("passwordCommon", {}, { issues: [{ field, issue: "common" }] });
}
