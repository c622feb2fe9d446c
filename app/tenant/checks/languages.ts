import type { Brand } from "~/core/config.gen";
import { COMPLETE_LANGUAGES } from "~/core/languages";
import type { RawProblem } from "~/tenant/problem";

/** A brand offers complete languages only, and its default is one that it offers (checklist I3). */
export function languageProblems({ languages, defaultLanguage }: Brand): RawProblem[] {
  const complete: readonly string[] = COMPLETE_LANGUAGES;
  const problems = languages.flatMap((language, i): RawProblem[] => {
    if (complete.includes(language)) return [];
    const message = `the texts of ${language} are not complete; complete are ${complete.join(", ")}`;
    return [{ file: "tenant.json", pointer: `/languages/${i}`, message, part: "value" }];
  });
  if (!languages.includes(defaultLanguage)) {
    const message = `the default language ${defaultLanguage} is not among the languages ${languages.join(", ")}`;
    problems.push({ file: "tenant.json", pointer: "/defaultLanguage", or: "/languages", message, part: "value" });
  }
  return problems;
}
