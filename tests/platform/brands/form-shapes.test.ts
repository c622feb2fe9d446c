import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileKind } from "~/platform/brands/check-folder";
import { editorSchemas } from "~/platform/brands/schema/bundle";
import { type SchemaFiles, schemasAt, shapeOf } from "~/platform/brands/schema-walk";
import { type DocumentPath, isJsonObject, pointerOf } from "~/platform/text/json";
import { mergeDocuments } from "~/platform/text/merge-documents";

const read = (brand: string, file: string): unknown => JSON.parse(readFileSync(join("tenants", brand, file), "utf8"));
const filesOf = (brand: string) => readdirSync(join("tenants", brand), { recursive: true, encoding: "utf8" });
const BELOW = ["base", ".templates/demo"];

/** Returns the values of a document that a form could show as text only. */
function shapeless(files: SchemaFiles, kind: string, whole: unknown, value: unknown, path: DocumentPath): string[] {
  const shape = shapeOf(files, schemasAt(files, kind, whole, path), value);
  const below = Array.isArray(value)
    ? value.map((item, at) => [at, item] as const)
    : isJsonObject(value)
      ? Object.entries(value).filter(([key]) => key !== "$schema")
      : [];
  const here = shape.kind === "other" && value !== null ? [pointerOf(path)] : [];
  return [...here, ...below.flatMap(([key, inner]) => shapeless(files, kind, whole, inner, [...path, key]))];
}

test.each([".templates/demo", "aurora", "lotus", "harbor", "pebble"])(
  "X4 the form can show every value in the files of %s",
  (brand) => {
    const below = BELOW.slice(0, BELOW.includes(brand) ? 1 : 2).map((name) => [name, new Set(filesOf(name))] as const);
    const documents = filesOf(brand).filter((file) => file.endsWith(".json"));
    expect(documents.length).toBeGreaterThan(0);
    for (const file of documents) {
      const kind = fileKind("schemas", file) ?? "";
      const files = editorSchemas("schemas", kind) ?? {};
      const own = read(brand, file);
      const layers = below.flatMap(([name, files]) => (files.has(file) ? [read(name, file)] : []));
      const whole = [...layers, own].reduce((under, over) => mergeDocuments(under, over), undefined);
      expect([file, shapeless(files, kind, whole, own, [])]).toEqual([file, []]);
    }
  },
);
