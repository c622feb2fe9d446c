import { blockTypes, type JsonSchema, type SchemaSet } from "./read-schemas";

type Mutable = Record<string, unknown>;

/**
 * Joins what the schema files leave open, because it is found by being there: the names of flags, the types of blocks,
 * and that a block's properties follow the schema of its type. Gives new schemas; the given ones stay as they are.
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
 * The schema of each key of tenant.json, as a schema of its own: what all brands share is then checked once, and no key
 * waits for the others. Their names begin with `brand.`; what they refer to in brand.schema.json is `brand-parts`.
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
