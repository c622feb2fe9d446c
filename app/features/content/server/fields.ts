import { composeSchemas } from "~/platform/brands/schema/compose";
import { followRef, type JsonSchema, readSchemas, type SchemaSet } from "~/platform/brands/schema/read-schemas";
import type { FieldKind } from "../rules/content-kinds";

/** One field of an entry, from its schema. */
export interface EntryField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  /** Values of a choice; null for a typed field. */
  readonly options: readonly string[] | null;
  readonly maxLength: number | null;
  /** Example value; null for none. */
  readonly example: string | null;
}

const composed = new Map<string, SchemaSet>();
const known = new Map<string, readonly EntryField[]>();

/** Returns the form fields of an entry, from the schema of its document. */
export function entryFields(schemasDir: string, schema: string): readonly EntryField[] {
  const key = `${schemasDir}\0${schema}`;
  const found = known.get(key) ?? fieldsOf(schemasIn(schemasDir), schema);
  known.set(key, found);
  return found;
}

function schemasIn(dir: string): SchemaSet {
  const schemas = composed.get(dir) ?? composeSchemas(readSchemas(dir));
  composed.set(dir, schemas);
  return schemas;
}

function fieldsOf(schemas: SchemaSet, name: string): EntryField[] {
  const document = schemas.get(name) ?? {};
  const items = (document["properties"] as Record<string, JsonSchema> | undefined)?.["items"] ?? document;
  const { file, schema } = resolved(schemas, name, items["additionalProperties"] as JsonSchema);
  const required = (schema["required"] as readonly string[] | undefined) ?? [];
  return Object.entries(schema["properties"] as Record<string, JsonSchema>).map(([field, own]) =>
    fieldOf(schemas, file, { field, own, required: required.includes(field) }),
  );
}

interface FieldInput {
  readonly field: string;
  readonly own: JsonSchema;
  readonly required: boolean;
}

function fieldOf(schemas: SchemaSet, file: string, { field, own, required }: FieldInput): EntryField {
  const { file: target, schema } = resolved(schemas, file, own);
  const shape = { ...schema, ...own };
  const kind = kindOf(shape);
  const choice = kind === "choices" ? resolved(schemas, target, shape["items"] as JsonSchema).schema : shape;
  const [example] = (shape["examples"] as readonly unknown[] | undefined) ?? [];
  return {
    name: field,
    kind,
    title: String(shape["title"] ?? field),
    description: String(shape["description"] ?? ""),
    required,
    options: Array.isArray(choice["enum"]) ? choice["enum"].map(String) : null,
    maxLength: typeof shape["maxLength"] === "number" ? shape["maxLength"] : null,
    example: typeof example === "string" ? example : null,
  };
}

/** Resolves a schema's reference; `file` is the base of the result's references. */
function resolved(schemas: SchemaSet, file: string, schema: JsonSchema): { file: string; schema: JsonSchema } {
  const { $ref } = schema;
  return typeof $ref === "string" ? followRef(schemas, file, $ref) : { file, schema };
}

/** Returns the input type of a field from its schema. */
function kindOf(shape: JsonSchema): FieldKind {
  const { type } = shape;
  if (Array.isArray(shape["enum"])) return "choice";
  // Texts by language: plain ones may be text keys, the others are HTML.
  if (Array.isArray(type)) return shape["x-text"] === true ? "localised" : "html";
  if (shape["format"] === "instant") return "time";
  if (type === "boolean") return "switch";
  if (type === "integer") return "number";
  return type === "array" ? "choices" : "text";
}
