import type { ConsoleContext } from "~/site/app-context";
import { runOrRefusal } from "~/site/console/refusal-of";
import { isStale, loadSaveConflict } from "../load-save-conflict";
import { readSaveIntent, type SaveConflict } from "../save-conflict";

/** Refused save with the typed text; `conflict` when another save came first. */
export interface RefusedFile {
  readonly message: string;
  readonly intent: "save" | "remove";
  readonly text: string | null;
  readonly conflict: SaveConflict | null;
}

/** Result of a form on a file's page: the redirect target, or the refusal. */
export type FileAnswerTo = { readonly to: "here" | "files" } | RefusedFile;

/** Saves or removes a file of a brand's draft: one call. */
export async function fileAction(app: ConsoleContext, code: string, form: FormData): Promise<FileAnswerTo> {
  const given = (name: string) => String(form.get(name) ?? "");
  const { expected, intent } = readSaveIntent(form, "save");
  const isRemoval = intent === "remove";
  // Form submissions end lines with CRLF, files with LF.
  const text = isRemoval ? null : given("text").replaceAll("\r\n", "\n");
  const path = given("path");
  let conflict: SaveConflict | null = null;
  const message = await runOrRefusal(
    app,
    async () => {
      const change = { code, path, text, expectedHash: expected };
      await app.wps.staff.saveBrandFile(change).catch(async (error: unknown) => {
        // Pictures have no lines to compare.
        if (isStale(error) && !path.startsWith("assets/"))
          conflict = await loadSaveConflict(app, { code, path, expected }, () => text);
        throw error;
      });
      return null;
    },
    (words) => words,
  );
  if (message === null) return { to: isRemoval ? "files" : "here" };
  return { message, intent: isRemoval ? "remove" : "save", text, conflict };
}
