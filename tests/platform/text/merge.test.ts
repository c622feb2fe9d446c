import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isJsonObject } from "~/platform/text/json";
import { mergeDocuments } from "~/platform/text/merge-documents";

const KEYS = ["a", "b", "c", "d"];
const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom("x", "y"), fc.array(fc.integer(), { maxLength: 3 }));

/** Arbitrary documents with a few keys. Only the upper document may contain `null`. */
const { plain, written } = fc.letrec<{ plain: unknown; written: unknown }>((tie) => ({
  plain: fc.dictionary(fc.constantFrom(...KEYS), fc.oneof({ maxDepth: 4 }, leaf, tie("plain")), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  written: fc.dictionary(fc.constantFrom(...KEYS), fc.oneof({ maxDepth: 4 }, leaf, fc.constant(null), tie("written")), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
}));

/** Reference implementation of a merge: every key of either document, by the rule of requirement T6. */
function expected(base: unknown, over: unknown): unknown {
  if (!isJsonObject(over)) return over;
  const below = isJsonObject(base) ? base : {};
  const out: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(below), ...Object.keys(over)])) {
    if (!(key in over)) out[key] = below[key];
    else if (over[key] !== null) out[key] = expected(below[key], over[key]);
  }
  return out;
}

function hasNull(value: unknown): boolean {
  return value === null || (isJsonObject(value) && Object.values(value).some(hasNull));
}

describe("T6 base → brand", () => {
  test("objects merge, arrays and plain values replace, null removes", () => {
    const base = { a: 1, list: [1, 2], inner: { x: 1, y: 2, z: { deep: true } }, gone: { much: 1 } };
    const over = { a: 2, list: [3], inner: { y: null, w: 4 }, gone: null, more: { n: null, m: 1 } };
    expect(mergeDocuments(base, over)).toEqual({
      a: 2,
      list: [3],
      inner: { x: 1, z: { deep: true }, w: 4 },
      more: { m: 1 },
    });
  });

  test("equals a reference implementation, for any two documents", () => {
    fc.assert(
      fc.property(plain, written, (base, over) => {
        expect(mergeDocuments(base, over)).toEqual(expected(base, over));
      }),
    );
  });

  test("merging an empty document returns the same object, and merging over an empty one removes nulls", () => {
    fc.assert(
      fc.property(plain, written, (base, over) => {
        expect(mergeDocuments(base, {})).toBe(base);
        expect(mergeDocuments(base, undefined)).toBe(base);
        expect(hasNull(mergeDocuments({}, over))).toBe(false);
        expect(mergeDocuments({}, base)).toEqual(base);
      }),
    );
  });

  test("is associative with empty documents and idempotent", () => {
    fc.assert(
      fc.property(plain, written, (base, over) => {
        const merged = mergeDocuments(base, over);
        expect(mergeDocuments(mergeDocuments(base, {}), over)).toEqual(merged);
        expect(mergeDocuments(merged, {})).toBe(merged);
        expect(mergeDocuments(merged, over)).toEqual(merged);
      }),
    );
  });

  test("is the same with the option that the upper document contains no null", () => {
    fc.assert(
      fc.property(plain, plain, (base, over) => {
        expect(mergeDocuments(base, over, { isPlain: true, hasIdleNull: false })).toEqual(expected(base, over));
      }),
    );
  });

  test("does not modify its arguments", () => {
    fc.assert(
      fc.property(plain, written, (base, over) => {
        const before = JSON.stringify([base, over]);
        mergeDocuments(base, over);
        expect(JSON.stringify([base, over])).toBe(before);
      }),
    );
  });

  test("shares unchanged parts with the base", () => {
    fc.assert(
      fc.property(plain, written, (base, over) => {
        const merged = mergeDocuments(base, over) as Record<string, unknown>;
        for (const [key, value] of Object.entries(base as Record<string, unknown>)) {
          if (!Object.hasOwn(over as object, key)) expect(merged[key]).toBe(value);
        }
      }),
    );
  });

  test("T7 keys that reach a prototype are omitted and have no effect", () => {
    const over = JSON.parse('{"__proto__":{"polluted":1},"a":{"constructor":{"x":1},"prototype":1,"b":1}}');
    for (const base of [{}, { a: { c: 1 } }]) {
      const merged = mergeDocuments(base, over) as Record<string, unknown>;
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
      expect(merged.polluted).toBeUndefined();
      expect(Object.keys(merged)).toEqual(["a"]);
      expect(Object.hasOwn(merged.a as object, "constructor")).toBe(false);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
