import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pointerKeys } from "~/platform/text/json";

/** A JSON Schema as parsed, not validated. */
export type JsonSchema = { [keyword: string]: unknown };

/** All schemas of a folder by their path in it, without the file extension: `brand`, `content/games`, `blocks/hero`. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>;

const ENDING = ".schema.json";

/** Folders of derived schemas, which are written for editors and never read here. */
const DERIVED = new Set(["authoring"]);

/** Returns the names of all `*.schema.json` files below a folder, sorted by path. Throws when the folder is missing. */
export function schemaNames(dir: string, prefix = ""): string[] {
  const entries = readdirSync(join(dir, prefix), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return DERIVED.has(entry.name) ? [] : schemaNames(dir, `${prefix}${entry.name}/`);
      return entry.isFile() && entry.name.endsWith(ENDING) ? [prefix + entry.name.slice(0, -ENDING.length)] : [];
    });
}

/**
 * Reads every `*.schema.json` file below a folder, sorted by path. A new block needs only its file, no registration. Throws when
 * the folder is missing or a file is not valid JSON.
 */
export function readSchemas(dir: string): SchemaSet {
  const found = new Map<string, JsonSchema>();
  for (const name of schemaNames(dir)) {
    try {
      found.set(name, completed(name, JSON.parse(readFileSync(join(dir, name + ENDING), "utf8")) as JsonSchema));
    } catch (cause) {
      throw new Error(`${name}${ENDING}: ${(cause as Error).message}`, { cause });
    }
  }
  return found;
}

/**
 * Completes the schema of flags: derives its `required` and its example from `properties`, so that each flag is listed once.
 * Every flag has a value. Returns other schemas unchanged.
 */
function completed(name: string, schema: JsonSchema): JsonSchema {
  if (name !== "flags") return schema;
  const flags = Object.entries(schema["properties"] as Readonly<Record<string, JsonSchema>>);
  const defaults = Object.fromEntries(flags.map(([flag, { default: value }]) => [flag, value]));
  return { ...schema, required: Object.keys(defaults), examples: [defaults] };
}

/**
 * Resolves a `$ref` of a file. Returns the schema and the file that contains it, to which the schema's own references are
 * relative.
 */
export function followRef(schemas: SchemaSet, file: string, ref: string): { file: string; schema: JsonSchema } {
  const [path = "", fragment = ""] = ref.split("#");
  const target = path === "" ? file : new URL(path, `file:///${file}`).pathname.slice(1).replace(ENDING, "");
  let schema = schemas.get(target);
  for (const key of pointerKeys(fragment)) schema = schema?.[key] as JsonSchema | undefined;
  if (schema === undefined) throw new Error(`${file}${ENDING}: the target of "${ref}" does not exist`);
  return { file: target, schema };
}

/** Returns the block types of a schema set, sorted: the files of `blocks/`. */
export function blockTypes(schemas: SchemaSet): string[] {
  return namesUnder(schemas, "blocks/");
}

/** Returns the content kinds of a schema set, sorted: the files of `content/`. */
export function contentKinds(schemas: SchemaSet): string[] {
  return namesUnder(schemas, "content/");
}

function namesUnder(schemas: SchemaSet, prefix: string): string[] {
  return [...schemas.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
