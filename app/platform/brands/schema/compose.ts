import { blockTypes, type JsonSchema, type SchemaSet } from "./read-schemas";

type Mutable = Record<string, unknown>;

/**
 * Completes the schemas with values that depend on the files present: names of flags, types of blocks, and the link from each
 * block type to the schema of its properties. Returns copies; the input is not changed.
 */
export function composeSchemas(schemas: SchemaSet): Map<string, JsonSchema> {
  const out = new Map([...schemas].map(([name, schema]) => [name, structuredClone(schema)]));
  const types = blockTypes(schemas);
  const flagName = inside(out, "common", "$defs", "flagName");
  flagName.enum = Object.keys(inside(out, "flags", "properties"));
  const block = inside(out, "page", "$defs", "blockNode");
  (block.properties as Record<string, Mutable>).type = {
    ...(block.properties as Record<string, Mutable>).type,
    enum: types,
  };
  block.allOf = types.map((type) => ({
    if: { properties: { type: { const: type } }, required: ["type"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { props: { $ref: `blocks/${type}.schema.json` } } },
  }));
  return out;
}

/**
 * Returns one schema for each key of tenant.json, so that values shared by all brands are validated once and keys are compiled
 * separately. Their names start with `brand.`. The definitions of brand.schema.json become the schema `brand-parts`.
 */
export function splitBrand(schemas: ReadonlyMap<string, JsonSchema>): Map<string, JsonSchema> {
  const { properties, $defs } = schemas.get("brand") as { properties: Record<string, JsonSchema>; $defs: JsonSchema };
  const out = new Map<string, JsonSchema>([["brand-parts", { $defs }]]);
  for (const [key, schema] of Object.entries(properties)) {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"brand-parts.schema.json#/');
    out.set(`brand.${key}`, JSON.parse(text) as JsonSchema);
  }
  return out;
}

function inside(schemas: ReadonlyMap<string, JsonSchema>, file: string, ...path: string[]): Mutable {
  let at = schemas.get(file) as Mutable | undefined;
  for (const key of path) at = at?.[key] as Mutable | undefined;
  if (at === undefined) throw new Error(`schemas/${file}.schema.json has no /${path.join("/")}`);
  return at;
}
