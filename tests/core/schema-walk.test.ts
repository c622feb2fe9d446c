import { describe, expect, test } from "vitest";
import {
  type DocumentPath,
  defaultOf,
  keysOf,
  proposals,
  schemasAt,
  shapeOf,
  valueAt,
  wordsOf,
} from "~/core/schema-walk";
import { editorSchemas } from "~/tenant/schema/bundle";

const files = { ...editorSchemas("schemas", "brand"), ...editorSchemas("schemas", "page") };
const at = (path: DocumentPath, document: unknown = {}, kind = "brand") => schemasAt(files, kind, document, path);
const shape = (path: DocumentPath, value?: unknown) => shapeOf(files, at(path), value).kind;

describe("X4 what an editor knows of a brand's file", () => {
  test("X4 keys are found through references and beside the null that takes a thing away", () => {
    expect(keysOf(at([])).names).toEqual(expect.arrayContaining(["name", "hosts", "flags", "theme"]));
    expect(keysOf(at(["theme", "light"])).names).toContain("surface");
    expect(keysOf(at(["flags"])).names).toContain("freePlay");
    expect(keysOf(at(["navigation"])).open).toBe(true);
    expect(keysOf(at(["nothing", "at", "all"])).names).toEqual([]);
  });

  test("X4 what a module or block may hold depends on its type", () => {
    const page = { type: "page", children: { main: { type: "area", children: { a: { type: "hero" } } } } };
    const block = ["modules", "HOME", "children", "main", "children", "a", "props"];
    const document = { modules: { HOME: page } };
    expect(keysOf(at(["modules", "HOME"], document)).names).toContain("children");
    const ofHero = keysOf(at(block, document)).names;
    const ofText = keysOf(
      at(block, {
        modules: { HOME: { ...page, children: { main: { type: "area", children: { a: { type: "text" } } } } } },
      }),
    ).names;
    expect(ofHero.length).toBeGreaterThan(0);
    expect(ofText).not.toEqual(ofHero);
  });

  test.each([
    [["demo"], "boolean"],
    [["name"], "text"],
    [["passwordExpiryDays"], "number"],
    [["defaultLanguage"], "choice"],
    [["languages"], "texts"],
    [["theme", "dark", "brand"], "colour"],
    [["theme"], "object"],
    [["modules"], "object"],
  ] as const)("X4 %j is shown as %s", (path, kind) => {
    expect(shape(path)).toBe(kind);
  });

  test("X4 a place has words for people, and values to choose from", () => {
    expect(wordsOf(at(["theme", "light", "surface"]))).toMatchObject({ title: "Ground" });
    expect(proposals(at(["theme", "character", "corner"]))).toEqual(expect.arrayContaining([0, 8, 20]));
    expect(proposals(at(["flags", "freePlay"]))).toEqual(expect.arrayContaining([true, false]));
    expect(defaultOf(at(["flags", "freePlay"]))).toBe(false);
    expect(valueAt({ a: [{ b: 1 }] }, ["a", 0, "b"])).toBe(1);
  });
});
