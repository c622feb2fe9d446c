import { join } from "node:path";
import { readText } from "./files";
import { replaceOddCharacters } from "./json/odd-characters";
import type { ConfigProblem } from "./types";

/** Lines around a problem. */
export interface Excerpt {
  /** Number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
  /** Column of the problem in its excerpt line, from 1. */
  readonly column: number;
}

/** A problem with the surrounding text; null when the text is not available. */
export type ShownProblem = ConfigProblem & { readonly excerpt: Excerpt | null };

/** Number of lines before and after the line of the problem. */
const AROUND = 2;
/** Maximum length of a line. Longer lines are cut around the problem. */
const WIDEST = 160;
/** Maximum number of problems with excerpts. */
const MOST = 100;

/** Returns the lines around a position; null when the text has no such line. */
export function excerptOf(text: string, line: number, column: number): Excerpt | null {
  const all = text.split(/\r?\n/);
  if (line < 1 || line > all.length) return null;
  const first = Math.max(1, line - AROUND);
  const isLong = (all[line - 1]?.length ?? 0) > WIDEST;
  const cut = isLong ? Math.max(0, column - 1 - WIDEST / 2) : 0;
  const lines = all.slice(first - 1, line + AROUND);
  return { first, column: column - cut, lines: lines.map((one) => replaceOddCharacters(one.slice(cut, cut + WIDEST))) };
}

/** Returns the text of a document; undefined when it is missing or unreadable. */
const textOf = async (path: string) => (path.endsWith(".json") ? readText(path).catch(() => undefined) : undefined);

/**
 * Adds the surrounding text to each problem.
 * @param given texts that are not on disk, by the file name in the problems
 */
export async function withExcerpts(
  dir: string,
  problems: readonly ConfigProblem[],
  given: ReadonlyMap<string, string> = new Map(),
): Promise<ShownProblem[]> {
  const texts = new Map<string, string | undefined>(given);
  const shown: ShownProblem[] = [];
  for (const problem of problems.slice(0, MOST)) {
    const { column, file, line } = problem;
    if (!texts.has(file)) texts.set(file, await textOf(join(dir, file)));
    const text = texts.get(file)?.replace(/^\ufeff/, "");
    shown.push({ ...problem, excerpt: text === undefined ? null : excerptOf(text, line, column) });
  }
  return shown;
}
