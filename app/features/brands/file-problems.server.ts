import { withExcerpts } from "~/platform/brands/excerpt";
import type { ConfigProblem, ProblemWords } from "~/platform/brands/types";
import type { StaffContext } from "~/platform/staff/context";
import { LANGUAGES } from "~/platform/text/languages";

type Reader = Pick<StaffContext, "language" | "translate">;

/** Keeps a value of a file, which is written left to right, together in a text that is not (Unicode: FSI, PDI). */
const apart = (value: string | number): string => `\u2068${value}\u2069`;

/** What is wrong, in the language of who asks. */
export function problemText({ language, translate }: Reader, { key, params }: ProblemWords): string {
  const isLeft = LANGUAGES[language].dir === "ltr";
  const shown = Object.entries(params).map(([name, value]) => [name, isLeft ? value : apart(value)]);
  return translate(null, language, `problems:${key}`, Object.fromEntries(shown));
}

/**
 * Problems as the console shows them, with the text around each.
 * @param given texts that stand in no file, by the name that problems have for them
 */
export async function problemViews(
  { brandFiles, language, translate }: Reader & Pick<StaffContext, "brandFiles">,
  problems: readonly ConfigProblem[],
  given?: ReadonlyMap<string, string>,
) {
  const shown = await withExcerpts(brandFiles.dir, problems, given);
  return shown.map(({ column, excerpt, file, line, nearest, pointer, words }) => ({
    file,
    line,
    column,
    pointer,
    message: problemText({ language, translate }, words),
    nearest: nearest ?? null,
    excerpt: excerpt && { ...excerpt, lines: [...excerpt.lines] },
  }));
}
