import { describe, expect, test } from "vitest";
import { editorSchemas } from "~/platform/brands/schema/bundle";
import {
  declaredKeys,
  inheritedAt,
  proposedValues,
  schemaDefault,
  schemasAt,
  schemaTexts,
  shapeOf,
  valueAt,
} from "~/platform/brands/schema-walk";
import type { DocumentPath } from "~/platform/text/json";
import { mergeDocuments } from "~/platform/text/merge-documents";

const files = { ...editorSchemas("schemas", "brand"), ...editorSchemas("schemas", "page") };
const at = (path: DocumentPath, document: unknown = {}, kind = "brand") => schemasAt(files, kind, document, path);
const shape = (path: DocumentPath, value?: unknown) => shapeOf(files, at(path), value).kind;

describe("X4 data for an editor of a brand's file", () => {
  test("X4 keys are found through references and in schemas that also allow null", () => {
    expect(declaredKeys(at([])).names).toEqual(expect.arrayContaining(["name", "hosts", "flags", "theme"]));
    expect(declaredKeys(at(["theme", "light"])).names).toContain("surface");
    expect(declaredKeys(at(["flags"])).names).toContain("freePlay");
    expect(declaredKeys(at(["navigation"])).open).toBe(true);
    expect(declaredKeys(at(["nothing", "at", "all"])).names).toEqual([]);
  });

  test("X4 the keys of a module or block depend on its type", () => {
    const page = { type: "page", children: { main: { type: "area", children: { a: { type: "hero" } } } } };
    const block = ["modules", "HOME", "children", "main", "children", "a", "props"];
    const document = { modules: { HOME: page } };
    expect(declaredKeys(at(["modules", "HOME"], document)).names).toContain("children");
    const ofHero = declaredKeys(at(block, document)).names;
    const ofText = declaredKeys(
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
    [["responsibleGaming", "timeOutHours"], "numbers"],
    [["identityCheck", "enough"], "list"],
    [["identityCheck", "enough", 0], "texts"],
    [["routers", "domains"], "list"],
  ] as const)("X4 %j is shown as %s", (path, kind) => {
    expect(shape(path)).toBe(kind);
  });

  test("X4 a place has a title and values to choose from", () => {
    expect(schemaTexts(at(["theme", "light", "surface"]))).toMatchObject({ title: "Background" });
    expect(proposedValues(at(["theme", "character", "corner"]))).toEqual(expect.arrayContaining([0, 8, 20]));
    expect(proposedValues(at(["flags", "freePlay"]))).toEqual(expect.arrayContaining([true, false]));
    expect(schemaDefault(at(["flags", "freePlay"]))).toBe(false);
    expect(valueAt({ a: [{ b: 1 }] }, ["a", 0, "b"])).toBe(1);
  });

  test("X4 a constant is a choice with one option, and a list of localised texts is not a list of lines", () => {
    const page = { ...files, ...editorSchemas("schemas", "content/vip") };
    expect(shapeOf(page, schemasAt(page, "page", {}, ["type"]))).toEqual({ kind: "choice", options: ["page"] });
    const benefits = ["items", "gold", "benefits"];
    expect(shapeOf(page, schemasAt(page, "content/vip", {}, benefits)).kind).toBe("list");
    const first = schemasAt(page, "content/vip", {}, [...benefits, 0]);
    expect(shapeOf(page, first, "One").kind).toBe("text");
    expect(shapeOf(page, first, { EN: "One" }).kind).toBe("object");
  });

  test("X4 the type of a block comes from the base when the brand changes only its properties", () => {
    const props = ["children", "banner", "children", "hero", "props"];
    const base = { children: { banner: { children: { hero: { type: "hero", props: { variant: "split" } } } } } };
    const own = { children: { banner: { children: { hero: { props: { variant: "draw" } } } } } };
    expect(declaredKeys(at(props, mergeDocuments(base, own), "page")).names).toContain("variant");
    expect(shapeOf(files, at([...props, "variant"], mergeDocuments(base, own), "page"))).toMatchObject({
      kind: "choice",
    });
  });

  test("X4 items of a brand's list inherit nothing from the base", () => {
    const base = { steps: [{ title: "One" }], name: "Base" };
    expect(inheritedAt(base, ["name"])).toBe("Base");
    expect(inheritedAt(base, ["steps"])).toEqual([{ title: "One" }]);
    expect(inheritedAt(base, ["steps", 0, "title"])).toBeUndefined();
  });
});
