import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffFiles, diffValues } from "~/platform/brands/diff";

const tree = (files: Record<string, string>) => new Map(Object.entries(files).map(([k, v]) => [k, Buffer.from(v)]));

describe("T9 diff", () => {
  test("T9 changed, added and removed keys are reported with their path", () => {
    const before = { flags: { freePlay: false, snow: true }, name: "Lotus" };
    const after = { flags: { freePlay: true }, name: "Lotus", languages: ["EN"] };
    expect(diffValues(before, after)).toEqual([
      { path: "/flags/freePlay", before: false, after: true },
      { path: "/flags/snow", before: true },
      { path: "/languages", after: ["EN"] },
    ]);
  });

  test("T9 an array is compared as one value, because the brand's array replaces the base's", () => {
    expect(diffValues({ a: ["EN", "CN"] }, { a: ["CN", "EN"] })).toEqual([
      { path: "/a", before: ["EN", "CN"], after: ["CN", "EN"] },
    ]);
  });

  test("T9 a different order of keys or files is not a difference", () => {
    const shuffled = (value: object) => Object.fromEntries(Object.entries(value).reverse());
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(diffValues(value, shuffled(structuredClone(value)))).toEqual([]);
      }),
    );
  });

  test("T9 applying the differences to the old value gives the new value", () => {
    const flat = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,3}$/),
      fc.oneof(fc.boolean(), fc.string(), fc.array(fc.nat(9))),
    );
    fc.assert(
      fc.property(flat, flat, (before, after) => {
        const patched: Record<string, unknown> = { ...before };
        for (const change of diffValues(before, after)) {
          const key = change.path.slice(1);
          if ("after" in change) patched[key] = change.after;
          else delete patched[key];
        }
        expect(patched).toEqual(after);
      }),
    );
  });

  test("T9 a key that looks like a path is escaped as in a JSON pointer", () => {
    expect(diffValues({ "a/b~c": 1 }, {})).toEqual([{ path: "/a~1b~0c", before: 1 }]);
  });

  test("T9 files are compared byte by byte", () => {
    const before = tree({ "tenant.json": "{}", "assets/a.svg": "a", "locales/EN.json": "{}" });
    const after = tree({ "tenant.json": "{ }", "pages/HELP.json": "{}", "locales/EN.json": "{}" });
    expect(diffFiles(before, after)).toEqual([
      { file: "assets/a.svg", change: "removed" },
      { file: "pages/HELP.json", change: "added" },
      { file: "tenant.json", change: "changed" },
    ]);
  });
});
