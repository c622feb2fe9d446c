import type { ConsoleContext } from "~/site/app-context";
import { unlessRefused } from "~/site/console/refusal-of";
import { isStale, saveConflict } from "../both-versions";
import { conflictChoice, type SaveConflict } from "../save-conflict";

/** Why a file was not saved, with what was typed; `conflict` where somebody else saved it meanwhile. */
export interface RefusedFile {
  readonly message: string;
  readonly intent: "save" | "remove";
  readonly text: string | null;
  readonly conflict: SaveConflict | null;
}

/** What came of one form of a file's page: where to go on, or why it did not go through. */
export type FileAnswerTo = { readonly to: "here" | "files" } | RefusedFile;

/** Saves a file of a brand's draft, or takes it away: one call. */
export async function fileAction(app: ConsoleContext, code: string, form: FormData): Promise<FileAnswerTo> {
  const given = (name: string) => String(form.get(name) ?? "");
  const { expected, intent } = conflictChoice(form, "save");
  const isRemoval = intent === "remove";
  // Forms send lines as the net ends them; files end them as they do.
  const text = isRemoval ? null : given("text").replaceAll("\r\n", "\n");
  const path = given("path");
  let conflict: SaveConflict | null = null;
  const message = await unlessRefused(
    app,
    async () => {
      const change = { code, path, text, expectedHash: expected };
      await app.wps.staff.saveBrandFile(change).catch(async (error: unknown) => {
        // A picture has no lines.
        if (isStale(error) && !path.startsWith("assets/"))
          conflict = await saveConflict(app, { code, path, expected }, () => text);
        throw error;
      });
      return null;
    },
    (words) => words,
  );
  if (message === null) return { to: isRemoval ? "files" : "here" };
  return { message, intent: isRemoval ? "remove" : "save", text, conflict };
}
