import { join } from "node:path";
import { readText } from "./files";
import { readable } from "./json/odd-characters";
import type { ConfigProblem } from "./types";

/** The lines around a problem. */
export interface Excerpt {
  /** Number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
  /** Where the problem begins in its line as it stands here, from 1. */
  readonly column: number;
}

/** A problem with the text around it; null where there is no such text. */
export type ShownProblem = ConfigProblem & { readonly excerpt: Excerpt | null };

/** How many lines stand before and after the one with the problem. */
const AROUND = 2;
/** Longer lines are cut around the problem. */
const WIDEST = 160;
/** Nobody mends more at once. */
const MOST = 100;

/** The lines around a place of a text; null when the text has no such line. */
export function excerptOf(text: string, line: number, column: number): Excerpt | null {
  const all = text.split(/\r?\n/);
  if (line < 1 || line > all.length) return null;
  const first = Math.max(1, line - AROUND);
  const isLong = (all[line - 1]?.length ?? 0) > WIDEST;
  const cut = isLong ? Math.max(0, column - 1 - WIDEST / 2) : 0;
  const lines = all.slice(first - 1, line + AROUND);
  return { first, column: column - cut, lines: lines.map((one) => readable(one.slice(cut, cut + WIDEST))) };
}

/** The text of a document; undefined where there is none that can be read. */
const textOf = async (path: string) => (path.endsWith(".json") ? readText(path).catch(() => undefined) : undefined);

/**
 * Adds the text around each problem.
 * @param given texts that stand in no file, by the name that problems have for them
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
