import { structuredPatch } from "diff";
import type { FileChange } from "./diff";
import type { FileTree } from "./files";

/** Differing lines of two texts, with their context lines. */
export interface Hunk {
  /** First line number in the old and in the new text, from 1. */
  readonly before: number;
  readonly after: number;
  /** Lines with their prefix: space for both texts, `-` for removed, `+` for added, `\` for "no newline at end of file". */
  readonly lines: readonly string[];
}

/** Line differences of one file. */
export interface FileLines {
  readonly file: string;
  /** Null for binary content, and for more differences than `MOST_LINES`. */
  readonly hunks: readonly Hunk[] | null;
}

/** Number of context lines. */
const CONTEXT = 3;
/** Maximum number of lines per file. */
const MOST_LINES = 600;
/** Maximum line length. Longer lines are cut: a whole file may be one line. */
const LONGEST_LINE = 1_000;

/** Compares files of two folders line by line. @param changes the differing files */
export function diffLines(changes: readonly FileChange[], before: FileTree, after: FileTree): readonly FileLines[] {
  return changes.map(({ file }) => ({ file, hunks: hunksOf(before.get(file), after.get(file)) }));
}

function hunksOf(before: Buffer | undefined, after: Buffer | undefined): readonly Hunk[] | null {
  const [old, now] = [textOf(before), textOf(after)];
  return old === null || now === null ? null : diffTexts(old, now);
}

/** Compares two texts line by line; null when they differ in more than `MOST_LINES` lines. */
export function diffTexts(old: string, now: string): readonly Hunk[] | null {
  const options = { context: CONTEXT, maxEditLength: MOST_LINES };
  const patch = structuredPatch("", "", old, now, undefined, undefined, options);
  const count = patch?.hunks.reduce((sum, { lines }) => sum + lines.length, 0) ?? Number.POSITIVE_INFINITY;
  if (patch === undefined || count > MOST_LINES) return null;
  return patch.hunks.map(({ lines, newStart, oldStart }) => ({
    before: oldStart,
    after: newStart,
    lines: lines.map(shown),
  }));
}

/** Formats a line for display: shows a carriage return and a byte order mark as symbols, and cuts long lines. */
function shown(line: string): string {
  const signed = line.replace(/\r$/, "␍").replace("\ufeff", "⟨BOM⟩");
  return signed.length > LONGEST_LINE ? `${signed.slice(0, LONGEST_LINE)}…` : signed;
}

/** Returns the text of a file; null for binary content. */
function textOf(bytes: Buffer | undefined): string | null {
  if (bytes === undefined) return "";
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
