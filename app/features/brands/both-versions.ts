import { diffTexts } from "~/platform/brands/line-diff";
import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import type { SaveConflict } from "./save-conflict";

/** What of a brand was to be saved, and from which version. */
interface Refused {
  readonly code: string;
  readonly path: string;
  readonly expected: string | null;
}

/** Whether somebody else was faster. */
export const isStale = (error: unknown): boolean => isWpsError(error) && error.code === "staleSave";

/**
 * Both versions of a file that somebody else saved meanwhile.
 * @param mine what would be saved over theirs (null for no file there); null where it is taken away
 */
export async function saveConflict(
  { wps: { staff } }: ConsoleContext,
  { code, expected, path }: Refused,
  mine: (theirs: string | null) => string | null,
  shown: (text: string | null) => string = (text) => text ?? "",
): Promise<SaveConflict> {
  const { draft } = await staff.brandVersions({ code });
  const { hash, savedAt, savedBy, text } = await staff.brandFile({ code, from: draft ? "draft" : "live", path });
  const hunks = diffTexts(shown(text), shown(mine(text)));
  return { by: savedBy, at: savedAt, expected: expected ?? "", seen: hash ?? "", hunks };
}
