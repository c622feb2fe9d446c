import { isJsonObject } from "~/platform/text/json";
import { ineffectiveNulls, type MergeNote, mergeDocuments } from "~/platform/text/merge-documents";
import { type Documents, documentKind } from "./documents";
import { nearest } from "./nearest";
import { problemMessage, type UnplacedProblem } from "./problem";
import type { FolderFiles } from "./read-folder";
import type { Validators } from "./schema/validators";

/** Files of a folder with their parsed documents. */
export interface UpperFolder {
  readonly files: FolderFiles;
  readonly values: Documents;
}

/** Merges a folder's documents over the layers below. `null` for a page stays in the result and marks it as removed. */
export function mergeFolder(
  { files, values }: UpperFolder,
  below: Documents,
  validators: Validators,
  problems: UnplacedProblem[],
): Map<string, unknown> {
  const merged = new Map<string, unknown>();
  for (const [file, value] of values) {
    const base = below.get(file);
    if (value === null) {
      merged.set(file, null);
      if (base === undefined) problems.push({ file, pointer: "", ...problemMessage("nullNothing"), part: "value" });
      continue;
    }
    // `isPlain` allows a faster merge: parsing has refused prototype keys, and JSON has only one spelling of `null`.
    const note: MergeNote = { isPlain: files.documents.get(file)?.includes("null") === false, hasIdleNull: false };
    merged.set(file, mergeDocuments(base, value, note));
    if (note.hasIdleNull) problems.push(...idleNullProblems(file, base, value, validators));
  }
  return merged;
}

/** Reports each `null` that removes nothing as a mistake, except for declared keys of the schema, which may be absent. */
function idleNullProblems(file: string, base: unknown, value: unknown, validators: Validators): UnplacedProblem[] {
  const kind = documentKind(file, validators.contentKinds) ?? "brand";
  return ineffectiveNulls(base, value)
    .filter(({ pointer }) => !validators.isDeclared(kind, pointer))
    .map(({ pointer, siblings }) => ({
      file,
      pointer,
      ...problemMessage("nullNothing"),
      nearest: nearest(pointer.slice(pointer.lastIndexOf("/") + 1), siblings),
      part: "key" as const,
    }));
}

/** Returns the flags that a parsed tenant.json sets. */
export function flagsIn(written: unknown): readonly string[] {
  const flags = isJsonObject(written) && isJsonObject(written.flags) ? Object.keys(written.flags) : [];
  return flags.length === 0 ? NO_FLAGS : flags;
}

const NO_FLAGS: readonly string[] = Object.freeze([]);
