import { COMPLETE_LANGUAGES } from "~/platform/text/languages";
import type { Brand } from "../config.gen";
import { problemMessage, type UnplacedProblem } from "../problem";

/** Checks that a brand offers only complete languages and that its default is one of them (requirement I3). */
export function languageProblems({ languages, defaultLanguage }: Brand): UnplacedProblem[] {
  const complete: readonly string[] = COMPLETE_LANGUAGES;
  const problems = languages.flatMap((language, i): UnplacedProblem[] => {
    if (complete.includes(language)) return [];
    const told = problemMessage("languageIncomplete", { language, complete: complete.join(", ") });
    return [{ file: "tenant.json", pointer: `/languages/${i}`, ...told, part: "value" }];
  });
  if (!languages.includes(defaultLanguage)) {
    const told = problemMessage("defaultLanguage", { language: defaultLanguage, languages: languages.join(", ") });
    problems.push({ file: "tenant.json", pointer: "/defaultLanguage", or: "/languages", ...told, part: "value" });
  }
  return problems;
}
