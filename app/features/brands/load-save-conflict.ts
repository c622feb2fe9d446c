import { diffTexts } from "~/platform/brands/line-diff";
import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import type { SaveConflict } from "./save-conflict";

/** Refused save: brand, file, and the version that the change started from. */
interface RefusedSave {
  readonly code: string;
  readonly path: string;
  readonly expected: string | null;
}

/** Returns whether another save came first. */
export const isStale = (error: unknown): boolean => isWpsError(error) && error.code === "staleSave";

/**
 * Returns both versions of a file after another save came first.
 * @param mine returns the text that would be saved over theirs (null: no such file); null removes the file
 */
export async function loadSaveConflict(
  { wps: { staff } }: ConsoleContext,
  { code, expected, path }: RefusedSave,
  mine: (theirs: string | null) => string | null,
  shown: (text: string | null) => string = (text) => text ?? "",
): Promise<SaveConflict> {
  const { draft } = await staff.brandVersions({ code });
  const { hash, savedAt, savedBy, text } = await staff.brandFile({ code, from: draft ? "draft" : "live", path });
  const hunks = diffTexts(shown(text), shown(mine(text)));
  return { by: savedBy, at: savedAt, expected: expected ?? "", seen: hash ?? "", hunks };
}
