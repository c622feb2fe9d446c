import { isJsonObject } from "~/platform/text/json";
import { merge } from "~/platform/text/merge";

type Json = Readonly<Record<string, unknown>>;

/** Says that a document need not mention something: it is the base's already. */
export const SAME: unique symbol = Symbol("same");

/**
 * The least that a document has to say so that, laid over `base`, it comes out as `wanted`: what `merge` takes back.
 * @param wanted undefined: nothing of it shall be there
 * @returns what to write, null to remove, or `SAME`
 */
export function partOver(base: unknown, wanted: unknown): unknown {
  if (wanted === undefined) return base === undefined ? SAME : null;
  if (base === undefined) return wanted;
  if (!isJsonObject(base) || !isJsonObject(wanted)) return isSame(base, wanted) ? SAME : wanted;
  const part: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(base)])) {
    const own = partOver(base[key], wanted[key]);
    if (own !== SAME) part[key] = own;
  }
  return Object.keys(part).length === 0 ? SAME : part;
}

/** Whether two values of JSON are alike; the order of keys says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** One entry as it comes out; undefined for none. */
export function entryOver(base: unknown, own: unknown): Json | undefined {
  const merged = own === null ? undefined : merge(base, own);
  return isJsonObject(merged) ? merged : undefined;
}

/**
 * A document with one entry below a key written, removed or left to the base; everything else stays, in its order.
 * @returns null when nothing is left of it to be written
 */
export function withEntry(doc: Json | undefined, key: string, id: string, part: unknown): Json | null {
  const before = doc?.[key];
  const entries: Record<string, unknown> = isJsonObject(before) ? { ...before } : {};
  if (part === SAME) delete entries[id];
  else entries[id] = part;
  const next: Record<string, unknown> = { ...doc, [key]: entries };
  if (Object.keys(entries).length === 0) delete next[key];
  return Object.keys(next).every((name) => name === "$schema") ? null : next;
}
