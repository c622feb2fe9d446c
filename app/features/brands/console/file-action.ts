import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";

/** What came of one form of a file's page: where to go on, or why it did not go through. */
export type FileAnswerTo = { readonly to: "here" | "files" } | { readonly message: string };

/** Saves a file of a brand's draft, or takes it away: one call. */
export async function fileAction(app: ConsoleContext, code: string, form: FormData): Promise<FileAnswerTo> {
  const given = (name: string) => String(form.get(name) ?? "");
  const isRemoval = given("intent") === "remove";
  // Forms send lines as the net ends them; files end them as they do.
  const text = isRemoval ? null : given("text").replaceAll("\r\n", "\n");
  const change = { code, path: given("path"), text, expectedHash: given("expectedHash") || null };
  const message = await refusalOf(app, () => app.wps.staff.saveBrandFile(change));
  return message === null ? { to: isRemoval ? "files" : "here" } : { message };
}
