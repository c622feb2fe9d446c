import { isJsonObject, pointerKey } from "~/platform/text/json";
import { SAFE_TEXT_PATTERN } from "../json/odd-characters";
import { idsAt, type KnownIds, placeOf, typeAt } from "./known-ids";
import { followRef, type JsonSchema, type SchemaSet } from "./read-schemas";

/** Input of the derivation of one file. */
interface DerivationInput {
  readonly schemas: SchemaSet;
  readonly known: KnownIds;
  readonly file: string;
}

/**
 * Name suffix of a definition's effective form, and name of the root schema's. `whole` is an array item; `new` is an entry that
 * the layers below the brand do not have: merging removes its nulls, so optional keys may be `null`.
 */
const EFFECTIVE = ["whole", "new"] as const;
type Effective = (typeof EFFECTIVE)[number];

/** Reports whether a definition has this form, by its name. */
export const isEffective = (name: string): boolean =>
  EFFECTIVE.some((form) => name === form || name.endsWith(`-${form}`));

/** Keywords whose value is a schema for the same object, or a list of such schemas. */
const SAME_OBJECT = new Set(["then", "else", "allOf", "anyOf", "oneOf"]);

/**
 * Returns the authoring schema of a file. It describes the files that operators write: objects are merged over the base, arrays
 * replace.
 */
export function authoringFile(schemas: SchemaSet, known: KnownIds, file: string): JsonSchema {
  const making = { schemas, known, file };
  const schema = schemas.get(file) ?? {};
  const { $defs, ...root } = schema;
  const definitions = Object.entries(($defs as Record<string, JsonSchema> | undefined) ?? {});
  const parts = definitions.map(([name, def]) => [name, partialForm(making, def, `/$defs${pointerKey(name)}`)]);
  const effective = EFFECTIVE.flatMap((form) => [
    ...definitions
      .filter(([, def]) => hasKeys(def))
      .map(([name, def]) => [`${name}-${form}`, completeForm(making, def, form)]),
    ...(hasKeys(root) ? [[form, completeForm(making, root, form)]] : []),
  ]);
  const all = Object.fromEntries([...parts, ...effective]);
  return { ...partialForm(making, root, ""), ...(Object.keys(all).length > 0 ? { $defs: all } : {}) };
}

/** Returns true for a schema with constraints on keys. Only these need a separate complete form. */
function hasKeys(schema: JsonSchema): boolean {
  return ["properties", "additionalProperties", "required", "allOf", "anyOf", "oneOf", "$ref"].some(
    (keyword) => keyword in schema,
  );
}

/**
 * Derives the partial form, for values merged over existing ones: no key is required, and optional keys may be `null`. Entries of
 * a map whose id exists in no lower layer must be complete.
 */
function partialForm(making: DerivationInput, schema: JsonSchema, pointer: string): JsonSchema {
  const out: JsonSchema = {};
  const required = new Set((schema.required as readonly string[] | undefined) ?? []);
  for (const [key, value] of Object.entries(schema)) {
    const at = `${pointer}${pointerKey(key)}`;
    if (key === "required" || key === "minProperties") continue;
    if (key === "properties") {
      out[key] = mapOf(value, (inner, name) => {
        const shape = partialForm(making, inner, `${at}${pointerKey(name)}`);
        return required.has(name) ? shape : nullable(shape);
      });
    } else if (SAME_OBJECT.has(key))
      out[key] = mapSchemas(value, (inner, place) => partialForm(making, inner, at + place));
    else out[key] = key === "items" && isJsonObject(value) ? completeForm(making, value, "whole") : value;
  }
  return textual(isJsonObject(schema.additionalProperties) ? openMap(making, out, pointer) : out);
}

/** Derives the schema of an open map: entries that exist in the base or a template may be partial, others must be complete. */
function openMap(making: DerivationInput, map: JsonSchema, pointer: string): JsonSchema {
  const { file, known } = making;
  const value = map.additionalProperties as JsonSchema;
  const place = placeOf(file, pointer);
  const base = idsAt(known.base, place);
  const others = idsAt(known.templates, place).filter((id) => !base.includes(id));
  const one = nullable(partialForm(making, value, `${pointer}/additionalProperties`));
  // The content of the lower layers is unknown: every entry may be partial.
  if (known.base.size === 0) return { ...map, additionalProperties: one };
  const shapeOf = (id: string): JsonSchema => ofType(making, one, typeAt(known, place, id));
  const properties = {
    ...(map.properties as JsonSchema | undefined),
    ...Object.fromEntries(base.map((id) => [id, shapeOf(id)])),
  };
  return {
    ...map,
    ...(base.length > 0 ? { properties } : {}),
    ...(others.length > 0 ? { patternProperties: patternsOf(others, shapeOf) } : {}),
    additionalProperties: isText(value) && pointer !== "" ? one : completeForm(making, value, "new"),
  };
}

/** Patterns of ids, those with the same schema together. */
function patternsOf(ids: readonly string[], shapeOf: (id: string) => JsonSchema): Record<string, JsonSchema> {
  const byShape = new Map<string, string[]>();
  for (const id of ids) {
    const shape = JSON.stringify(shapeOf(id));
    byShape.set(shape, [...(byShape.get(shape) ?? []), id]);
  }
  return Object.fromEntries([...byShape].map(([shape, names]) => [`^(?:${names.join("|")})$`, JSON.parse(shape)]));
}

/** Returns the shape of an entry that may omit its type: it then has the properties of the type in the layers below. */
function ofType({ schemas }: DerivationInput, entry: JsonSchema, type: string | undefined): JsonSchema {
  if (type === undefined || !schemas.has(`blocks/${type}`)) return entry;
  const props = { $ref: `blocks/${type}.schema.json` };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { ...entry, if: { not: { required: ["type"] } }, then: { properties: { props } } };
}

/** Maps of texts by language: a language missing in the base is not a new entry. */
const isText = ({ type }: JsonSchema): boolean => type === "string";

/** Derives the effective form of a schema: references lead to definitions of the same form. */
function completeForm(making: DerivationInput, schema: JsonSchema, form: Effective): JsonSchema {
  const out: JsonSchema = {};
  const required = new Set((schema.required as readonly string[] | undefined) ?? []);
  const isRequired = (name: string): boolean => form === "whole" || required.has(name);
  for (const [key, value] of Object.entries(schema)) {
    if (key === "$ref") out[key] = effectiveRef(making, String(value), form);
    else if (key === "properties")
      out[key] = mapOf(value, (inner, name) => {
        const shape = completeForm(making, inner, form);
        return isRequired(name) ? shape : nullable(shape);
      });
    else if (SAME_OBJECT.has(key)) out[key] = mapSchemas(value, (inner) => completeForm(making, inner, form));
    else if (key === "items" && isJsonObject(value)) out[key] = completeForm(making, value, "whole");
    else if (key === "additionalProperties" && isJsonObject(value)) out[key] = completeForm(making, value, form);
    else out[key] = value;
  }
  return textual(form === "new" ? withoutRequiredNulls(out) : out);
}

/** Forbids null for a key that the schema requires but does not define: null would count as a missing value. */
function withoutRequiredNulls(schema: JsonSchema): JsonSchema {
  const properties = (schema.properties as Record<string, JsonSchema> | undefined) ?? {};
  const others = ((schema.required as readonly string[] | undefined) ?? []).filter((key) => !(key in properties));
  if (others.length === 0) return schema;
  const values = Object.fromEntries(others.map((key) => [key, { not: { type: "null" } }]));
  return { ...schema, properties: { ...properties, ...values } };
}

function effectiveRef({ file, schemas }: DerivationInput, ref: string, form: Effective): string {
  if (!hasKeys(followRef(schemas, file, ref).schema)) return ref;
  const [path = "", pointer = ""] = ref.split("#");
  return pointer === "" ? `${path}#/$defs/${form}` : `${path}#${pointer}-${form}`;
}

/** Adds the pattern that `brand check` applies to every text. */
function textual(schema: JsonSchema): JsonSchema {
  const isFree =
    [schema.type].flat().includes("string") && !("pattern" in schema || "enum" in schema || "const" in schema);
  return isFree ? { ...schema, pattern: SAFE_TEXT_PATTERN } : schema;
}

function mapOf(value: unknown, change: (schema: JsonSchema, key: string) => JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([k, v]) => [k, change(v, k)]));
}

function mapSchemas(value: unknown, change: (schema: JsonSchema, place: string) => JsonSchema): unknown {
  return Array.isArray(value) ? value.map((one, at) => change(one, `/${at}`)) : change(value as JsonSchema, "");
}

/** Allows `null` as well. Title, description and examples stay at the outer level, where editors read them. */
function nullable(schema: JsonSchema): JsonSchema {
  const { title, description, examples, ...rules } = schema;
  const texts = Object.fromEntries(Object.entries({ title, description, examples }).filter(([, v]) => v !== undefined));
  return { ...texts, anyOf: [rules, { type: "null" }] };
}
