import { authoringSchemas } from "./authoring";
import { followRef, type JsonSchema, type SchemaSet } from "./read-schemas";

/**
 * Returns the schemas that an editor needs for a kind of document, by name: the authoring schema of the kind and every schema
 * that it references. Null for an unknown kind.
 */
export function editorSchemas(schemasDir: string, kind: string): Readonly<Record<string, JsonSchema>> | null {
  const all = authoringSchemas(schemasDir);
  if (!all.has(kind)) return null;
  const found = new Map<string, JsonSchema>();
  collect(all, kind, found);
  return Object.fromEntries(found);
}

function collect(all: SchemaSet, name: string, found: Map<string, JsonSchema>): void {
  const schema = all.get(name);
  if (schema === undefined || found.has(name)) return;
  found.set(name, schema);
  for (const ref of refsIn(schema)) if (!ref.startsWith("#")) collect(all, followRef(all, name, ref).file, found);
}

function refsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "$ref" in value && typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}
