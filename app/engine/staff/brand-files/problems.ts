import type { StaffContext } from "~/engine/context";
import { withExcerpts } from "~/tenant/excerpt";
import type { ConfigProblem } from "~/tenant/types";

/**
 * Problems as the console shows them, with the text around each.
 * @param given texts that stand in no file, by the name that problems have for them
 */
export async function problemViews(
  { brandFiles }: Pick<StaffContext, "brandFiles">,
  problems: readonly ConfigProblem[],
  given?: ReadonlyMap<string, string>,
) {
  const shown = await withExcerpts(brandFiles.dir, problems, given);
  return shown.map(({ column, excerpt, file, line, message, nearest, pointer }) => ({
    file,
    line,
    column,
    pointer,
    message,
    nearest: nearest ?? null,
    excerpt: excerpt && { ...excerpt, lines: [...excerpt.lines] },
  }));
}
