import { withExcerpts } from "~/platform/brands/excerpt";
import type { ConfigProblem, ProblemWords } from "~/platform/brands/types";
import type { StaffContext } from "~/platform/staff/context";
import { LANGUAGES } from "~/platform/text/languages";

type Reader = Pick<StaffContext, "language" | "translate">;

/** Isolates a left-to-right value in a right-to-left text (Unicode: FSI, PDI). */
const apart = (value: string | number): string => `\u2068${value}\u2069`;

/** Returns a problem's message in the caller's language. */
export function problemText({ language, translate }: Reader, { key, params }: ProblemWords): string {
  const isLeft = LANGUAGES[language].dir === "ltr";
  const shown = Object.entries(params).map(([name, value]) => [name, isLeft ? value : apart(value)]);
  return translate(null, language, `problems:${key}`, Object.fromEntries(shown));
}

/**
 * Returns problems in the shape of the console calls, with the surrounding text.
 * @param given texts that are not stored in a file, by their file name in problems
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
