import { applyEdits, modify } from "jsonc-parser";
import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import { foundOrMissing } from "~/site/console/console-way.server";
import { themeValues } from "./theme-values";

/**
 * A brand's tenant.json with the theme of a form: only what differs is written anew, everything else stays as it is
 * written. A field that is empty leaves it to the base.
 * @throws SyntaxError when the text is no JSON
 */
function withTheme(text: string, form: FormData): string {
  const before = themeValues(JSON.parse(text));
  let next = text;
  for (const [field, was] of Object.entries(before)) {
    const now = String(form.get(field) ?? was).trim();
    if (now === was) continue;
    const value = now === "" ? undefined : field === "character.corner" ? Number(now) : now;
    const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };
    next = applyEdits(next, modify(next, ["theme", ...field.split(".")], value, { formattingOptions }));
  }
  return next;
}

const FILE = "tenant.json";

/** A document; undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A brand's theme as its file writes it (null while that is no JSON), and the base's. */
export async function themeOfBrand(app: ConsoleContext, code: string) {
  const { staff } = app.wps;
  const { draft } = await foundOrMissing(staff.brandVersions({ code }));
  const { base, hash, text } = await foundOrMissing(
    staff.brandFile({ code, from: draft ? "draft" : "live", path: FILE }),
  );
  const document = parsed(text ?? "");
  const own = document === undefined ? null : themeValues(document);
  return { draft, hash: hash ?? "", own, base: themeValues(parsed(base ?? "{}")) };
}

/** Saves a form's theme into the draft. @returns null when it is done, else why not */
export async function themeAction(app: ConsoleContext, code: string, form: FormData): Promise<string | null> {
  const { staff } = app.wps;
  try {
    const { draft } = await staff.brandVersions({ code });
    const { text } = await staff.brandFile({ code, from: draft ? "draft" : "live", path: FILE });
    const expectedHash = String(form.get("expectedHash") ?? "");
    if (parsed(text ?? "") === undefined) return app.t("console:files.formBroken");
    await staff.saveBrandFile({ code, path: FILE, text: withTheme(text ?? "", form), expectedHash });
    return null;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return app.explain(error);
  }
}
