import { isJsonObject, pointerKey } from "~/platform/text/json";
import type { FileTree } from "./files";

/** Difference between two values at a JSON pointer. A side is absent when it does not have the value. */
export interface ValueChange {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Difference between two folders in one file. */
export interface FileChange {
  readonly file: string;
  readonly change: "added" | "removed" | "changed";
}

/**
 * Compares two JSON values deeply: objects by key in any order, everything else (arrays included) as one value, because arrays of
 * a brand replace each other as a whole. Sorted by path.
 */
export function diffValues(before: unknown, after: unknown, path = ""): readonly ValueChange[] {
  if (isJsonObject(before) && isJsonObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return keys.flatMap((key) =>
      diffValues(ownProperty(before, key), ownProperty(after, key), `${path}${pointerKey(key)}`),
    );
  }
  if (isSame(before, after)) return [];
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

/** Compares two folders file by file, sorted by path. */
export function diffFiles(before: FileTree, after: FileTree): readonly FileChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file): FileChange[] => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === undefined) return [{ file, change: "added" }];
    if (now === undefined) return [{ file, change: "removed" }];
    return old.equals(now) ? [] : [{ file, change: "changed" }];
  });
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (isJsonObject(a) && isJsonObject(b)) return diffValues(a, b).length === 0;
  return Object.is(a, b);
}

function ownProperty(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
