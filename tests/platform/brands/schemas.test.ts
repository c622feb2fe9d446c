import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { authoringSchema } from "~/platform/brands/schema/authoring";
import { composeSchemas } from "~/platform/brands/schema/compose";
import { FORMATS } from "~/platform/brands/schema/formats";
import { type JsonSchema, readSchemas } from "~/platform/brands/schema/read-schemas";
import { generateFiles } from "../../../scripts/generate/files";

const files = readSchemas(resolve("schemas"));
const schemas = composeSchemas(files);
const BASE = "https://schemas.test/";

function anAjv(change: (schema: JsonSchema) => JsonSchema = (schema) => schema, validateSchema = false): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    validateSchema,
    formats: { ...FORMATS },
  });
  for (const keyword of ["x-audience", "x-owner", "x-text", "x-asset", "tsType"]) ajv.addKeyword({ keyword });
  for (const [name, schema] of schemas) ajv.addSchema({ ...change(schema), $id: `${BASE}${name}.schema.json` });
  return ajv;
}

interface Key {
  readonly file: string;
  readonly pointer: string;
  readonly schema: JsonSchema;
}

/** Every key that an operator can write, wherever a schema declares it. */
function keysOf(file: string, schema: JsonSchema, pointer = ""): Key[] {
  return Object.entries(schema).flatMap(([keyword, value]): Key[] => {
    if (typeof value !== "object" || value === null || keyword === "examples") return [];
    const place = `${pointer}/${keyword}`;
    const inner = keysOf(file, value as JsonSchema, place);
    if (keyword !== "properties" || pointer.endsWith("/if")) return inner;
    const own = Object.entries(value as Record<string, JsonSchema>).map(([key, one]) => ({
      file,
      pointer: `${place}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      schema: one,
    }));
    return [...own, ...inner];
  });
}

const isInside = ({ pointer }: Key): boolean => /\/(?:if|then|else)\//.test(pointer);
const keys = [...files].flatMap(([file, schema]) => keysOf(file, schema)).filter((key) => !isInside(key));

/** What a key says of itself, or what it refers to says. */
function said(key: Key, word: string): unknown {
  const own = key.schema[word];
  if (own !== undefined || typeof key.schema.$ref !== "string") return own;
  const [path = "", pointer = ""] = key.schema.$ref.split("#");
  const file =
    path === "" ? key.file : new URL(path, `file:///${key.file}`).pathname.slice(1).replace(".schema.json", "");
  let target = files.get(file);
  for (const step of pointer.split("/").slice(1)) target = target?.[step] as JsonSchema | undefined;
  return target?.[word];
}

describe("the schemas", () => {
  test("are valid schemas of 2020-12, and all their references lead somewhere", () => {
    const ajv = anAjv(undefined, true);
    for (const name of schemas.keys()) expect(() => ajv.compile({ $ref: `${BASE}${name}.schema.json` })).not.toThrow();
  });

  test("explain every key with a title, a description and examples", () => {
    expect(keys.length).toBeGreaterThan(200);
    const poor = keys.filter((key) => !["title", "description"].every((word) => typeof key.schema[word] === "string"));
    expect(poor.map(({ file, pointer }) => file + pointer)).toEqual([]);
    const without = keys.filter(
      (key) => !Array.isArray(said(key, "examples")) || (said(key, "examples") as []).length === 0,
    );
    expect(without.map(({ file, pointer }) => file + pointer)).toEqual([]);
  });

  test("give examples that are right themselves", () => {
    const ajv = anAjv();
    const wrong = keys.flatMap(({ file, pointer, schema }) => {
      const check = ajv.compile({ $ref: `${BASE}${file}.schema.json#${encodeURI(pointer)}` });
      return ((schema.examples as unknown[] | undefined) ?? [])
        .filter((one) => !check(one))
        .map((one) => [file + pointer, one]);
    });
    expect(wrong).toEqual([]);
  });

  test("close every object: what is not named is refused", () => {
    const open: string[] = [];
    const walk = (file: string, schema: JsonSchema, pointer: string): void => {
      if (schema.type === "object" && schema.additionalProperties === undefined && schema.tsType === undefined) {
        open.push(file + pointer);
      }
      for (const [key, value] of Object.entries(schema)) {
        if (typeof value === "object" && value !== null && key !== "examples")
          walk(file, value as JsonSchema, `${pointer}/${key}`);
      }
    };
    for (const [file, schema] of files) walk(file, schema, "");
    expect(open).toEqual([]);
  });

  test("name for each flag its text, default, audience and owner", () => {
    const flags = Object.entries((files.get("flags") as { properties: Record<string, JsonSchema> }).properties);
    expect(flags.length).toBeGreaterThanOrEqual(21);
    for (const [name, flag] of flags) {
      expect([name, typeof flag.default]).toEqual([name, "boolean"]);
      expect(["page", "server"]).toContain(flag["x-audience"]);
      expect(["support", "operator"]).toContain(flag["x-owner"]);
    }
  });
});

describe("what is generated from the schemas", () => {
  let generated: ReadonlyMap<string, string>;

  beforeAll(async () => {
    generated = await generateFiles(resolve("schemas"));
  });

  test("is fresh: run `npm run types` when this fails", () => {
    const stale = [...generated].filter(([path, text]) => readOrNull(path) !== text);
    expect(stale.map(([path]) => path)).toEqual([]);
  });
});

describe("the authoring shape", () => {
  const check = anAjv(authoringSchema).compile({ $ref: `${BASE}brand.schema.json` });

  test("requires nothing and allows null for a key, and for an entry of a map", () => {
    for (const good of [
      {},
      { name: "x" },
      { theme: null },
      { theme: { light: { text: null } } },
      { licences: { mga: null } },
    ]) {
      expect([good, check(good)]).toEqual([good, true]);
    }
  });

  test("still refuses unknown keys, wrong values, and null in an array", () => {
    for (const bad of [{ nmae: "x" }, { theme: { light: { text: "red" } } }, { languages: [null] }, { demo: "yes" }]) {
      expect([bad, check(bad)]).toEqual([bad, false]);
    }
  });

  test("accepts every file of the product's own tenants", () => {
    const ajv = anAjv(authoringSchema);
    const wrong = readdirSync("tenants", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".json") && !path.startsWith("."))
      .filter((path) => {
        const [, folder = "", name = ""] = path.split("/");
        const kind =
          { "tenant.json": "brand", pages: "page", locales: "texts" }[folder] ?? `content/${name.replace(".json", "")}`;
        const value = JSON.parse(readFileSync(join("tenants", path), "utf8")) as unknown;
        return value !== null && !ajv.compile({ $ref: `${BASE}${kind}.schema.json` })(value);
      });
    expect(wrong).toEqual([]);
  });
});

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
