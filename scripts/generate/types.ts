import { compile } from "json-schema-to-typescript";
import { blockTypes, contentKinds, type JsonSchema, type SchemaSet } from "~/platform/brands/schema/read-schemas";

const FILE_NAMES: Readonly<Record<string, string>> = {
  module: "ModuleNode",
  page: "PageNode",
  register: "RegisterRules",
};

/** `game-row` → `GameRow`, `languageCode` → `LanguageCode`. */
function pascal(name: string): string {
  return name.replace(/(?:^|[-_/])([a-z0-9])/gi, (_, first: string) => first.toUpperCase());
}

/** Returns the type name of a schema file. */
function typeName(file: string): string {
  if (file.startsWith("blocks/")) return `${pascal(file.slice("blocks/".length))}Props`;
  if (file.startsWith("content/")) return pascal(file.slice("content/".length));
  return FILE_NAMES[file] ?? pascal(file);
}

/** Returns the type name of a `$defs` entry; entries of a block are prefixed with the block's name. */
function defName(file: string, key: string): string {
  return file.startsWith("blocks/") ? pascal(file.slice("blocks/".length)) + pascal(key) : pascal(key);
}

/** Returns the type name of a `$ref`, e.g. `../common.schema.json#/$defs/link` → `Link`. */
function refName(file: string, ref: string): string {
  const [path = "", fragment = ""] = ref.split("#");
  const target = path === "" ? file : new URL(path, `file:///${file}`).pathname.slice(1).replace(/\.schema\.json$/, "");
  const key = /^\/\$defs\/(\w+)$/.exec(fragment)?.[1];
  return key === undefined ? typeName(target) : defName(target, key);
}

/** Keywords for the validator only, which would result in poor or many types. */
const DROPPED = new Set([
  "$schema",
  "$defs",
  "title",
  "examples",
  "if",
  "then",
  "else",
  "allOf",
  "propertyNames",
  "default",
]);

/** Prepares a schema for the type generator: named references, no titles (they would become type names). */
function forTypes(file: string, value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => forTypes(file, item));
  if (typeof value !== "object" || value === null) return value;
  const source = value as JsonSchema;
  if (!isMap && typeof source.$ref === "string") {
    const target = { $ref: `#/definitions/${refName(file, source.$ref)}` };
    return source.description === undefined ? target : { description: source.description, allOf: [target] };
  }
  const out: JsonSchema = {};
  for (const [key, inner] of Object.entries(source)) {
    if (!isMap && (DROPPED.has(key) || key.startsWith("x-"))) continue;
    out[key] = forTypes(file, inner, !isMap && key === "properties");
  }
  return out;
}

/** Combines all schemas as definitions of one schema. Throws when two have the same name. */
function combine(schemas: SchemaSet): JsonSchema {
  const definitions: JsonSchema = {};
  const add = (name: string, file: string, schema: unknown): void => {
    if (definitions[name] !== undefined) throw new Error(`${file}: the type name ${name} is already used`);
    definitions[name] = forTypes(file, schema);
  };
  for (const [file, schema] of schemas) {
    if (file !== "common") add(typeName(file), file, schema);
    for (const [key, def] of Object.entries((schema.$defs as JsonSchema | undefined) ?? {})) {
      add(defName(file, key), file, def);
    }
  }
  return { type: "object", additionalProperties: false, properties: {}, definitions };
}

const MENTION = String.raw`This interface was referenced by \`NoFile\`'s JSON-Schema\n(?: \* via the \`definition\` "\w+"\.\n)+`;

/** Removes the generator's own remarks and makes every property readonly: snapshots are immutable. */
function tidy(text: string): string {
  return text
    .replace("export interface NoFile {}\n", "")
    .replace(new RegExp(String.raw`/\*\*\n \* ${MENTION} \*/\n`, "g"), "")
    .replace(new RegExp(String.raw`\n \*\n \* ${MENTION}`, "g"), "\n")
    .replace(/^( +)((?:"[^"]+"|[\w$]+)\??|\[k: string\]): (?=\S|$)/gm, "$1readonly $2: ")
    .replace(/: \(([\w$]+)\)\[\];$/gm, ": $1[];")
    .replace(/: ([\w$]+(?:\[\])?|\(.*\))\[\];$/gm, ": readonly $1[];");
}

function patternIds(schemas: SchemaSet): unknown {
  const defs = schemas.get("register")?.$defs as { registerRule: { properties: { patternId: JsonSchema } } };
  return defs.registerRule.properties.patternId.enum;
}

function countryCode(schemas: SchemaSet): JsonSchema {
  return (schemas.get("common") as { $defs: { countryCode: JsonSchema } }).$defs.countryCode;
}

/** Returns the text of `app/platform/brands/config.gen.ts`: one type for each schema file and each `$defs` entry. */
export async function typesFile(schemas: SchemaSet): Promise<string> {
  const text = await compile(combine(schemas) as never, "NoFile", {
    additionalProperties: false,
    bannerComment: "// Generated from schemas/ by `npm run types`. Do not edit.",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
    style: { printWidth: 120, semi: true, tabWidth: 2, singleQuote: false },
  });
  const blocks = blockTypes(schemas).map((type) => `  readonly "${type}": ${typeName(`blocks/${type}`)};`);
  const kinds = contentKinds(schemas).map((kind) => `  readonly ${kind}: ${typeName(`content/${kind}`)};`);
  return [
    tidy(text),
    "/** Content of a brand, by file of `content/`. */",
    "export interface Content {",
    ...kinds,
    "}",
    "",
    "/** Properties of each block type. */",
    "export interface BlockProps {",
    ...blocks,
    "}",
    "",
    "/** Pattern names of the registration rules. */",
    `export const PATTERN_IDS = ${JSON.stringify(patternIds(schemas))} as const;`,
    "",
    "/** Codes of all countries, ISO 3166. */",
    `export const COUNTRY_CODES: readonly string[] = ${JSON.stringify(countryCode(schemas).enum)};`,
    "",
    "/** Common wrong country codes and the codes they mean. */",
    `export const MEANT_COUNTRIES: Readonly<Record<string, string>> = ${JSON.stringify(countryCode(schemas)["x-means"])};`,
    "",
    "/** Name of a block type. */",
    "export type BlockType = keyof BlockProps;",
    "",
  ].join("\n");
}
