import type { ConsoleContext } from "~/lib/app-context";
import { isWpsError } from "~/wps/errors";

/** What came of one form of a file's page: where to go on, or why it did not go through. */
export type FileAnswerTo = { readonly to: "here" | "files" } | { readonly message: string };

/** Saves a file of a brand's draft, or takes it away: one call. */
export async function fileAction(app: ConsoleContext, code: string, form: FormData): Promise<FileAnswerTo> {
  const given = (name: string) => String(form.get(name) ?? "");
  const isRemoval = given("intent") === "remove";
  // Forms send lines as the net ends them; files end them as they do.
  const text = isRemoval ? null : given("text").replaceAll("\r\n", "\n");
  const change = { code, path: given("path"), text, expectedHash: given("expectedHash") || null };
  try {
    await app.wps.staff.saveBrandFile(change);
    return { to: isRemoval ? "files" : "here" };
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return { message: app.explain(error) };
  }
}
