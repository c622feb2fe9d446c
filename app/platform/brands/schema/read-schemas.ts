import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pointerKeys } from "~/platform/text/json";

/** A JSON Schema, as read. */
export type JsonSchema = { [keyword: string]: unknown };

/** All schemas of a folder by their path in it, without the ending: `brand`, `content/games`, `blocks/hero`. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>;

const ENDING = ".schema.json";

/** Folders of derived schemas, which are written for editors and never read here. */
const DERIVED = new Set(["authoring"]);

/**
 * Reads every `*.schema.json` below a folder, sorted by path, so that a new block is found by being there.
 * Throws when the folder is missing or a file is no JSON.
 */
export function readSchemas(dir: string): SchemaSet {
  const found = new Map<string, JsonSchema>();
  const walk = (folder: string, prefix: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.isDirectory() && !DERIVED.has(entry.name)) walk(join(folder, entry.name), `${prefix}${entry.name}/`);
      if (!entry.isFile() || !entry.name.endsWith(ENDING)) continue;
      const name = prefix + entry.name.slice(0, -ENDING.length);
      try {
        found.set(name, JSON.parse(readFileSync(join(folder, entry.name), "utf8")) as JsonSchema);
      } catch (cause) {
        throw new Error(`${name}${ENDING}: ${(cause as Error).message}`, { cause });
      }
    }
  };
  walk(dir, "");
  return found;
}

/** What a `$ref` in a file leads to: the file that it is in (its own references are relative to it) and the schema. */
export function followRef(schemas: SchemaSet, file: string, ref: string): { file: string; schema: JsonSchema } {
  const [path = "", fragment = ""] = ref.split("#");
  const target = path === "" ? file : new URL(path, `file:///${file}`).pathname.slice(1).replace(ENDING, "");
  let schema = schemas.get(target);
  for (const key of pointerKeys(fragment)) schema = schema?.[key] as JsonSchema | undefined;
  if (schema === undefined) throw new Error(`${file}${ENDING}: "${ref}" leads nowhere`);
  return { file: target, schema };
}

/** The block types of a schema set, sorted: the files of `blocks/`. */
export function blockTypes(schemas: SchemaSet): string[] {
  return namesUnder(schemas, "blocks/");
}

/** The content kinds of a schema set, sorted: the files of `content/`. */
export function contentKinds(schemas: SchemaSet): string[] {
  return namesUnder(schemas, "content/");
}

function namesUnder(schemas: SchemaSet, prefix: string): string[] {
  return [...schemas.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
