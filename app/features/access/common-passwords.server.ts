import { foldText } from "~/platform/text/fold";
import { passwordText } from "~/platform/text/typed-text";
import { WpsError } from "~/platform/wps/errors";

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set: about 18,000 of them, in small letters. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/**
 * Refuses a password that is among the first that anybody tries, whatever the brand's rule says of its characters, and
 * the same one in full-width letters or with accents.
 * @param field the field that it was typed into
 * @throws WpsError passwordCommon, naming the field
 */
export async function assertUncommon(password: string, field: "password" | "newPassword"): Promise<void> {
  common ??= readCommon();
  const known = await common;
  if (known.has(passwordText(password).toLowerCase()) || known.has(foldText(password)))
    throw new WpsError("passwordCommon", {}, { issues: [{ field, issue: "common" }] });
}
