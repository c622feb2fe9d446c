import { isLanguageCode, type LanguageCode } from "~/platform/text/languages";
import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import type { FileProblem } from "~/site/console/types";
import { issuesOf } from "./issues-of";

/** Refusal of a new brand: messages by field, with the submitted values. */
export interface NewBrandAnswer {
  readonly given: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Problems without a field. */
  readonly problems: readonly FileProblem[];
  readonly message: string | null;
}

/** Form field of a problem in the composed file, by the first key of its pointer. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "name",
  operator: "operator",
  hosts: "host",
  origin: "host",
  languages: "languages",
  defaultLanguage: "languages",
};

/** Returns the selected languages, the default first; empty for those of the copied brand. */
function languagesOf(form: FormData): LanguageCode[] {
  const all = [form.get("language"), ...form.getAll("more")].map((code) => String(code ?? ""));
  return [...new Set(all.filter(isLanguageCode))];
}

/** Creates a brand: one call. @returns null when it is created, else the errors */
export async function newBrandAction(app: ConsoleContext, form: FormData): Promise<NewBrandAnswer | null> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const more = form.getAll("more").map(String).join(",");
  const names = ["code", "name", "operator", "host", "from", "language"];
  const given = { ...Object.fromEntries(names.map((name) => [name, text(name)])), more };
  const wished = ["name", "operator", "host", "from"].filter((name) => text(name) !== "");
  const languages = languagesOf(form);
  const rest = {
    ...Object.fromEntries(wished.map((name) => [name, text(name)])),
    ...(languages.length > 0 ? { languages } : {}),
  };
  try {
    const { problems, status } = await app.wps.staff.newBrand({ code: text("code"), ...rest });
    if (status === "made") return null;
    const fieldOf = ({ pointer }: FileProblem) => FIELDS[pointer.split("/")[1] ?? ""];
    const errors = Object.fromEntries(
      problems.flatMap((problem) => {
        const field = fieldOf(problem);
        return field ? [[field, problem.message] as const] : [];
      }),
    );
    return { given, errors, problems: problems.filter((problem) => !fieldOf(problem)), message: null };
  } catch (error) {
    if (!isWpsError(error)) throw error;
    const errors = error.code === "validation" ? issuesOf(app, error) : {};
    const message = Object.keys(errors).length > 0 ? null : app.explain(error);
    return { given, errors, problems: [], message };
  }
}
