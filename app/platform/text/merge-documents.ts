import { FORBIDDEN_KEYS, isJsonObject, type JsonObject as Json, pointerKey } from "./json";

/** Properties of the upper document, and findings of a merge. */
export interface MergeNote {
  /**
   * True if the document has no `null` and no key that gives access to a prototype: its additions are used unchanged.
   */
  readonly isPlain?: boolean;
  /** Set if a `null` removed nothing: see `ineffectiveNulls`. */
  hasIdleNull: boolean;
}

/**
 * Merges one document over another (requirement T6): objects merge, arrays and plain values replace, `null` removes.
 * Neither input is changed. Untouched parts are the same objects as in `base`, so a thousand brands share them. New
 * objects are frozen. Keys that give access to a prototype are left out.
 */
export function mergeDocuments(base: unknown, over: unknown, note?: MergeNote): unknown {
  if (over === undefined) return base;
  if (!isJsonObject(over)) return over;
  if (!isJsonObject(base)) return note?.isPlain ? over : withoutNulls(over, note);
  let out: Json | undefined;
  for (const key of Object.keys(over)) {
    if (FORBIDDEN_KEYS.has(key)) continue;
    const had = Object.hasOwn(base, key);
    const value = over[key];
    if (value === null) {
      if (had) {
        out ??= copyOf(base);
        delete out[key];
      } else if (note !== undefined) note.hasIdleNull = true;
      continue;
    }
    const merged = mergeDocuments(had ? base[key] : undefined, value, note);
    if (had && merged === base[key]) continue;
    out ??= copyOf(base);
    out[key] = merged;
  }
  return out === undefined ? base : Object.freeze(out);
}

/** Returns an unfrozen copy. A plain loop takes less than half the time of `Object.assign`. */
function copyOf(object: Json): Json {
  const copy: Json = {};
  for (const key in object) copy[key] = object[key];
  return copy;
}

/**
 * Returns a document without its nulls, which remove nothing here because `base` has no such part. Returns the same
 * object if it has none.
 */
function withoutNulls(over: Json, note: MergeNote | undefined): Json {
  let out: Json | undefined;
  for (const key of Object.keys(over)) {
    const value = over[key];
    const isLeftOut = value === null || FORBIDDEN_KEYS.has(key);
    const kept = isJsonObject(value) ? withoutNulls(value, note) : value;
    if (kept === value && !isLeftOut) continue;
    if (value === null && note !== undefined) note.hasIdleNull = true;
    out ??= { ...over };
    if (isLeftOut) delete out[key];
    else out[key] = kept;
  }
  return out === undefined ? over : Object.freeze(out);
}

/** A `null` that removes nothing, with the keys that `base` has at its place. */
export interface IdleNull {
  readonly pointer: string;
  readonly siblings: readonly string[];
}

/** Returns every `null` of a document that removes nothing from `base`. */
export function ineffectiveNulls(base: unknown, over: unknown, pointer = ""): IdleNull[] {
  if (!isJsonObject(over)) return [];
  const below = isJsonObject(base) ? base : {};
  return Object.keys(over).flatMap((key) => {
    const place = pointer + pointerKey(key);
    const had = Object.hasOwn(below, key);
    if (over[key] !== null) return ineffectiveNulls(had ? below[key] : undefined, over[key], place);
    return had ? [] : [{ pointer: place, siblings: Object.keys(below) }];
  });
}
