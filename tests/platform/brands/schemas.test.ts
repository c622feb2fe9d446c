import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { authoringSchemas, deriveAuthoring } from "~/platform/brands/schema/authoring";
import { composeSchemas } from "~/platform/brands/schema/compose";
import { FORMATS } from "~/platform/brands/schema/formats";
import { followRef, type JsonSchema, readSchemas, type SchemaSet } from "~/platform/brands/schema/read-schemas";
import { generateFiles } from "../../../scripts/generate/files";

const files = readSchemas(resolve("schemas"));
const schemas = composeSchemas(files);
const BASE = "https://schemas.test/";

function anAjv(set: SchemaSet = schemas, validateSchema = false): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    validateSchema,
    formats: { ...FORMATS },
  });
  for (const keyword of ["x-audience", "x-owner", "x-means", "x-text", "x-asset", "tsType"])
    ajv.addKeyword({ keyword });
  for (const [name, schema] of set) ajv.addSchema({ ...schema, $id: `${BASE}${name}.schema.json` });
  return ajv;
}

interface SchemaKey {
  readonly file: string;
  readonly pointer: string;
  readonly schema: JsonSchema;
}

/** Returns every key that an operator can write, in all schemas. */
function keysOf(file: string, schema: JsonSchema, pointer = ""): SchemaKey[] {
  return Object.entries(schema).flatMap(([keyword, value]): SchemaKey[] => {
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

const isInside = ({ pointer }: SchemaKey): boolean => /\/(?:if|then|else)\//.test(pointer);
const keys = [...files].flatMap(([file, schema]) => keysOf(file, schema)).filter((key) => !isInside(key));

/** Returns a keyword of a key, or of the schema it refers to. */
function said(key: SchemaKey, word: string): unknown {
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
  test("are valid 2020-12 schemas whose references all resolve", () => {
    const ajv = anAjv(schemas, true);
    for (const name of schemas.keys()) expect(() => ajv.compile({ $ref: `${BASE}${name}.schema.json` })).not.toThrow();
  });

  test("describe every key with a title, a description and examples", () => {
    expect(keys.length).toBeGreaterThan(200);
    const poor = keys.filter((key) => !["title", "description"].every((word) => typeof key.schema[word] === "string"));
    expect(poor.map(({ file, pointer }) => file + pointer)).toEqual([]);
    const without = keys.filter(
      (key) => !Array.isArray(said(key, "examples")) || (said(key, "examples") as []).length === 0,
    );
    expect(without.map(({ file, pointer }) => file + pointer)).toEqual([]);
  });

  test("contain only valid examples", () => {
    const ajv = anAjv();
    const wrong = keys.flatMap(({ file, pointer, schema }) => {
      const check = ajv.compile({ $ref: `${BASE}${file}.schema.json#${encodeURI(pointer)}` });
      return ((schema.examples as unknown[] | undefined) ?? [])
        .filter((one) => !check(one))
        .map((one) => [file + pointer, one]);
    });
    expect(wrong).toEqual([]);
  });

  test("close every object, so that unknown keys are refused", () => {
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

  test("declare text, default, audience and owner of each flag", () => {
    const flags = Object.entries((files.get("flags") as { properties: Record<string, JsonSchema> }).properties);
    expect(flags.length).toBeGreaterThanOrEqual(21);
    for (const [name, flag] of flags) {
      expect([name, typeof flag.default]).toEqual([name, "boolean"]);
      expect(["page", "server"]).toContain(flag["x-audience"]);
      expect(["support", "operator"]).toContain(flag["x-owner"]);
    }
  });
});

describe("files generated from the schemas", () => {
  let generated: ReadonlyMap<string, string>;

  beforeAll(async () => {
    generated = await generateFiles(resolve("schemas"));
  });

  test("are fresh: run `npm run types` when this fails", () => {
    const stale = [...generated].filter(([path, text]) => readOrNull(path) !== text);
    expect(stale.map(([path]) => path)).toEqual([]);
  });
});

describe("the authoring schema", () => {
  const own = { name: "x", operator: "x", hosts: { member: ["x.test"] }, origin: "https://x.test" };
  const check = anAjv(deriveAuthoring(schemas)).compile({ $ref: `${BASE}brand.schema.json` });

  test("T5 requires values that only the brand can give, and allows null for optional values and entries of a map", () => {
    for (const good of [{}, { logo: null }, { jackpot: null }, { licences: { mga: null } }]) {
      const brand = { ...own, ...good };
      expect([brand, check(brand)]).toEqual([brand, true]);
    }
    for (const key of Object.keys(own)) expect([key, check({ ...own, [key]: undefined })]).toEqual([key, false]);
  });

  test("T5 requires exactly the values that the base does not provide", () => {
    // The schema contains the flags' defaults, and the merchant code is the folder's name.
    const base = JSON.parse(readFileSync("tenants/base/tenant.json", "utf8")) as object;
    const missing = (schemas.get("brand") as { required: string[] }).required.filter(
      (key) => !(key in base) && !["flags", "merchantCode"].includes(key),
    );
    expect(missing.filter((key) => !(key in own))).toEqual([]);
    expect(Object.keys(own).filter((key) => key in base)).toEqual([]);
  });

  test("T5 refuses unknown keys, wrong values, null in an array, and null for required values", () => {
    const wrong = [
      { nmae: "x" },
      { theme: { light: { text: "red" } } },
      { languages: [null] },
      { demo: "yes" },
      { theme: { light: { text: null } } },
      { routers: { domains: [{}] } },
    ];
    for (const bad of wrong) expect([bad, check({ ...own, ...bad })]).toEqual([bad, false]);
  });

  test.each([undefined, resolve("tenants")])(
    "T5 contains no dangling reference and no unused effective definition (base: %s)",
    (tenantsDir) => {
      const set = authoringSchemas(resolve("schemas"), tenantsDir);
      const used = new Set<JsonSchema>();
      const walk = (file: string, value: unknown): void => {
        if (typeof value !== "object" || value === null) return;
        if ("$ref" in value) used.add(followRef(set, file, String(value.$ref)).schema);
        for (const one of Object.values(value)) walk(file, one);
      };
      for (const [file, schema] of set) walk(file, schema);
      const effective = [...set].flatMap(([file, { $defs = {} }]) =>
        Object.entries($defs as Record<string, JsonSchema>)
          .filter(([name]) => /(?:^|-)(?:whole|new)$/.test(name))
          .map(([name, definition]) => [`${file}#${name}`, definition] as const),
      );
      expect(effective.length).toBeGreaterThan(5);
      expect(effective.filter(([, definition]) => !used.has(definition)).map(([name]) => name)).toEqual([]);
    },
  );

  test("T5 accepts every file of the product's own tenants with the schema that the file names", () => {
    const ajv = anAjv(authoringSchemas(resolve("schemas"), resolve("tenants")));
    const files = readdirSync("tenants", { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".json"),
    );
    expect(files.length).toBeGreaterThan(80);
    const wrong = files.flatMap((path) => {
      const value = JSON.parse(readFileSync(join("tenants", path), "utf8")) as { $schema?: string } | null;
      const name = value?.$schema?.replace(/^.*authoring\//, "");
      const test = ajv.getSchema(`${BASE}${name ?? "none"}`);
      return value === null || test?.(value) ? [] : [[path, name, ajv.errorsText(test?.errors)]];
    });
    expect(wrong.filter(([path]) => !String(path).includes(".versions") && !String(path).includes(".drafts"))).toEqual(
      [],
    );
  });
});

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
