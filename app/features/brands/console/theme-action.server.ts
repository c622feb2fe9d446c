import { applyEdits, modify } from "jsonc-parser";
import type { ConsoleContext } from "~/site/app-context";
import { foundOrMissing } from "~/site/console/console-refusals.server";
import { refusalOf } from "~/site/console/refusal-of";
import { isStale, loadSaveConflict } from "../load-save-conflict";
import { readSaveIntent, type SaveConflict } from "../save-conflict";
import { type ThemeValues, themeValues } from "./theme-values";

/**
 * Returns a brand's tenant.json with the theme of a form. Only changed values are rewritten; the rest of the text stays
 * unchanged. An empty field removes the value, so that the base's applies.
 * @throws SyntaxError when the text is not JSON
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

/** Parses a document; undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the theme in a brand's file (null while the file is invalid JSON), and the base's. */
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

/** Refused save of a theme with the typed values; `conflict` when another save came first. */
export interface RefusedTheme {
  readonly message: string;
  readonly values: ThemeValues;
  readonly conflict: SaveConflict | null;
}

/** Saves a form's theme into the draft. @returns null when it is done */
export async function themeAction(app: ConsoleContext, code: string, form: FormData): Promise<RefusedTheme | null> {
  const { staff } = app.wps;
  const { expected } = readSaveIntent(form, "save");
  const { draft } = await staff.brandVersions({ code });
  const { text } = await staff.brandFile({ code, from: draft ? "draft" : "live", path: FILE });
  const now = parsed(text ?? "");
  const values = Object.fromEntries(
    Object.keys(themeValues({})).map((field) => [field, String(form.get(field) ?? "").trim()]),
  );
  if (now === undefined) return { message: app.t("console:files.formBroken"), values, conflict: null };
  let conflict: SaveConflict | null = null;
  const change = { code, path: FILE, text: withTheme(text ?? "", form), expectedHash: expected ?? "" };
  const message = await refusalOf(app, () =>
    staff.saveBrandFile(change).catch(async (error: unknown) => {
      const mine = (theirs: string | null) =>
        parsed(theirs ?? "") === undefined ? theirs : withTheme(theirs ?? "", form);
      if (isStale(error)) conflict = await loadSaveConflict(app, { code, path: FILE, expected }, mine);
      throw error;
    }),
  );
  return message === null ? null : { message, values, conflict };
}
