import { isJsonObject } from "~/platform/text/json";
import { idleNulls, type MergeNote, merge } from "~/platform/text/merge";
import { type Documents, documentKind } from "./documents";
import { nearest } from "./nearest";
import { type RawProblem, say } from "./problem";
import type { FolderFiles } from "./read-folder";
import type { Validators } from "./schema/validators";

/** A folder's files and their parsed documents. */
export interface UpperFolder {
  readonly files: FolderFiles;
  readonly values: Documents;
}

/** Merges a folder's documents over those below it; a page's `null` stays, to say that the page is gone. */
export function mergeFolder(
  { files, values }: UpperFolder,
  below: Documents,
  validators: Validators,
  problems: RawProblem[],
): Map<string, unknown> {
  const merged = new Map<string, unknown>();
  for (const [file, value] of values) {
    const base = below.get(file);
    if (value === null) {
      merged.set(file, null);
      if (base === undefined) problems.push({ file, pointer: "", ...say("nullNothing"), part: "value" });
      continue;
    }
    // Parsing has refused keys that reach a prototype; a `null` is written in one way only.
    const note: MergeNote = { isPlain: files.documents.get(file)?.includes("null") === false, hasIdleNull: false };
    merged.set(file, merge(base, value, note));
    if (note.hasIdleNull) problems.push(...idleNullProblems(file, base, value, validators));
  }
  return merged;
}

/** A `null` that removes nothing is a mistake, unless it stands for a key that may be absent anyway. */
function idleNullProblems(file: string, base: unknown, value: unknown, validators: Validators): RawProblem[] {
  const kind = documentKind(file, validators.contentKinds) ?? "brand";
  return idleNulls(base, value)
    .filter(({ pointer }) => !validators.isDeclared(kind, pointer))
    .map(({ pointer, siblings }) => ({
      file,
      pointer,
      ...say("nullNothing"),
      nearest: nearest(pointer.slice(pointer.lastIndexOf("/") + 1), siblings),
      part: "key" as const,
    }));
}

/** Names of the flags that a parsed tenant.json sets. */
export function flagsIn(written: unknown): readonly string[] {
  const flags = isJsonObject(written) && isJsonObject(written.flags) ? Object.keys(written.flags) : [];
  return flags.length === 0 ? NO_FLAGS : flags;
}

const NO_FLAGS: readonly string[] = Object.freeze([]);
