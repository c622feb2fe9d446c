import { structuredPatch } from "diff";
import type { FileChange } from "./diff";
import type { FileTree } from "./files";

/** Lines that differ between two texts, with those around them. */
export interface Hunk {
  /** Where it begins in the text before and in the one after, from 1. */
  readonly before: number;
  readonly after: number;
  /** Each behind its mark: a space for one of both, `-` for one that is gone, `+` for one that came, `\` for "no line end". */
  readonly lines: readonly string[];
}

/** What differs in one file. */
export interface FileLines {
  readonly file: string;
  /** Null for what is no text, or where more differs than anybody reads. */
  readonly hunks: readonly Hunk[] | null;
}

/** Lines around a difference. */
const CONTEXT = 3;
/** More lines of one file are not told. */
const MOST_LINES = 600;
/** A longer line is cut: all of a file may stand in one. */
const LONGEST_LINE = 1_000;

/** Compares files of two folders line by line. @param changes those that differ */
export function diffLines(changes: readonly FileChange[], before: FileTree, after: FileTree): readonly FileLines[] {
  return changes.map(({ file }) => ({ file, hunks: hunksOf(before.get(file), after.get(file)) }));
}

function hunksOf(before: Buffer | undefined, after: Buffer | undefined): readonly Hunk[] | null {
  const [old, now] = [textOf(before), textOf(after)];
  return old === null || now === null ? null : diffTexts(old, now);
}

/** Compares two texts line by line; null where more differs than anybody reads. */
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

/** A line as people can read it: what nobody would see has a sign, and a long one is cut. */
function shown(line: string): string {
  const signed = line.replace(/\r$/, "␍").replace("\ufeff", "⟨BOM⟩");
  return signed.length > LONGEST_LINE ? `${signed.slice(0, LONGEST_LINE)}…` : signed;
}

/** The text of a file; null for what is none. */
function textOf(bytes: Buffer | undefined): string | null {
  if (bytes === undefined) return "";
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
