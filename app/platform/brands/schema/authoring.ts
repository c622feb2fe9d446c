import { composeSchemas } from "./compose";
import { type JsonSchema, readSchemas, type SchemaSet } from "./read-schemas";

const derived = new Map<string, SchemaSet>();

/**
 * Returns the schemas that editors use, derived from the effective ones in `schemasDir`: same names, with the types of
 * blocks and the names of flags filled in, so that an editor completes and explains them. Derived once a process.
 */
export function authoringSchemas(schemasDir: string): SchemaSet {
  const known = derived.get(schemasDir);
  if (known !== undefined) return known;
  const effective = composeSchemas(readSchemas(schemasDir));
  const made = new Map([...effective].map(([name, schema]) => [name, authoringSchema(schema)]));
  derived.set(schemasDir, made);
  return made;
}

/** Returns the text of an authoring schema, as files and HTTP answers hold it. */
export function authoringText(schema: JsonSchema | undefined): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Keywords whose value is a schema of the same object, or a list of such. */
const SAME_OBJECT = new Set(["then", "else", "allOf", "anyOf", "oneOf"]);

/**
 * The shape that an operator writes, from the effective one: nothing is required and any key of an object may be
 * `null`. What stands in an array stays as it is, since arrays replace.
 */
export function authoringSchema(schema: JsonSchema): JsonSchema {
  const out: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "required" || key === "minProperties") continue;
    if (key === "properties") out[key] = mapOf(value, (inner) => nullable(authoringSchema(inner)));
    else if (key === "$defs") out[key] = mapOf(value, authoringSchema);
    else if (key === "additionalProperties" && typeof value === "object" && value !== null) {
      out[key] = nullable(authoringSchema(value as JsonSchema));
    } else if (SAME_OBJECT.has(key)) {
      out[key] = Array.isArray(value) ? value.map(authoringSchema) : authoringSchema(value as JsonSchema);
    } else out[key] = value;
  }
  return out;
}

function mapOf(value: unknown, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([k, v]) => [k, change(v)]));
}

/** The same schema, or null. Texts for people stay outside, where editors look for them. */
function nullable(schema: JsonSchema): JsonSchema {
  const { title, description, examples, ...rules } = schema;
  const texts = Object.fromEntries(Object.entries({ title, description, examples }).filter(([, v]) => v !== undefined));
  return { ...texts, anyOf: [rules, { type: "null" }] };
}
