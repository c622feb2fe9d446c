import { isJsonObject } from "~/platform/text/json";
import { mergeDocuments } from "~/platform/text/merge-documents";

type Json = Readonly<Record<string, unknown>>;

/** Result of `smallestPatch` for a value that the base already has, so that the document can omit it. */
export const INHERITED: unique symbol = Symbol("same");

/**
 * Returns the smallest patch that `merge` turns into `wanted` when applied to `base`.
 * @param wanted the merged result; undefined to remove the value
 * @returns the patch, null to remove, or `INHERITED`
 */
export function smallestPatch(base: unknown, wanted: unknown): unknown {
  if (wanted === undefined) return base === undefined ? INHERITED : null;
  if (base === undefined) return wanted;
  if (!isJsonObject(base) || !isJsonObject(wanted)) return isSameJson(base, wanted) ? INHERITED : wanted;
  const part: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(base)])) {
    const own = smallestPatch(base[key], wanted[key]);
    if (own !== INHERITED) part[key] = own;
  }
  return Object.keys(part).length === 0 ? INHERITED : part;
}

/** Compares two JSON values deeply. The order of keys does not matter. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSameJson(one, b[at]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}

/** Returns one entry after the merge; undefined when it does not exist. */
export function mergedEntry(base: unknown, own: unknown): Json | undefined {
  const merged = own === null ? undefined : mergeDocuments(base, own);
  return isJsonObject(merged) ? merged : undefined;
}

/**
 * Returns the document with one entry of the map `key` written, removed (`part` null) or inherited (`INHERITED`). Everything else
 * keeps its value and order.
 * @returns null when the document would be empty except for `$schema`
 */
export function withEntry(doc: Json | undefined, key: string, id: string, part: unknown): Json | null {
  const before = doc?.[key];
  const entries: Record<string, unknown> = isJsonObject(before) ? { ...before } : {};
  if (part === INHERITED) delete entries[id];
  else entries[id] = part;
  const next: Record<string, unknown> = { ...doc, [key]: entries };
  if (Object.keys(entries).length === 0) delete next[key];
  return Object.keys(next).every((name) => name === "$schema") ? null : next;
}
