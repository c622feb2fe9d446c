import { isJsonObject, pointerKey } from "~/platform/text/json";
import { SOUND_TEXT } from "../json/odd-characters";
import { idsAt, type KnownIds, placeOf } from "./known-ids";
import { followRef, type JsonSchema, type SchemaSet } from "./read-schemas";

/** What shapes are made of. */
interface Making {
  readonly schemas: SchemaSet;
  readonly known: KnownIds;
  readonly file: string;
}

/** How a definition is called in its whole form; the whole file is one, too. */
const WHOLE = "whole";

/** Keywords whose value is a schema of the same object, or a list of such. */
const SAME_OBJECT = new Set(["then", "else", "allOf", "anyOf", "oneOf"]);

/** The authoring schema of a file: what an operator writes, since objects are merged over the base and arrays replace. */
export function authoringFile(schemas: SchemaSet, known: KnownIds, file: string): JsonSchema {
  const making = { schemas, known, file };
  const schema = schemas.get(file) ?? {};
  const { $defs, ...root } = schema;
  const definitions = Object.entries(($defs as Record<string, JsonSchema> | undefined) ?? {});
  const parts = definitions.map(([name, def]) => [name, part(making, def, `/$defs${pointerKey(name)}`)]);
  const wholes = definitions
    .filter(([, def]) => hasKeys(def))
    .map(([name, def]) => [wholeName(name), whole(making, def)]);
  const all = Object.fromEntries([...parts, ...wholes, ...(hasKeys(root) ? [[WHOLE, whole(making, root)]] : [])]);
  return { ...part(making, root, ""), ...(Object.keys(all).length > 0 ? { $defs: all } : {}) };
}

const wholeName = (name: string): string => `${name}-${WHOLE}`;

/** Whether a schema is about keys, of which the parts of an object may lack some. */
function hasKeys(schema: JsonSchema): boolean {
  return ["properties", "additionalProperties", "required", "allOf", "anyOf", "oneOf", "$ref"].some(
    (keyword) => keyword in schema,
  );
}

/**
 * What may be written over something that is there: nothing is required, and what may be missing may be `null`. An id of a
 * map that nothing below the brand has is written whole.
 */
function part(making: Making, schema: JsonSchema, pointer: string): JsonSchema {
  const out: JsonSchema = {};
  const required = new Set((schema.required as readonly string[] | undefined) ?? []);
  for (const [key, value] of Object.entries(schema)) {
    const at = `${pointer}${pointerKey(key)}`;
    if (key === "required" || key === "minProperties") continue;
    if (key === "properties") {
      out[key] = mapOf(value, (inner, name) => {
        const shape = part(making, inner, `${at}${pointerKey(name)}`);
        return required.has(name) ? shape : nullable(shape);
      });
    } else if (SAME_OBJECT.has(key)) out[key] = alike(value, (inner, place) => part(making, inner, at + place));
    else out[key] = key === "items" && isJsonObject(value) ? whole(making, value) : value;
  }
  return textual(isJsonObject(schema.additionalProperties) ? openMap(making, out, pointer) : out);
}

/** A map whose keys that are there below the brand are written in part, and others whole. */
function openMap(making: Making, map: JsonSchema, pointer: string): JsonSchema {
  const { file, known } = making;
  const value = map.additionalProperties as JsonSchema;
  const place = placeOf(file, pointer);
  const base = idsAt(known.base, place);
  const others = idsAt(known.templates, place).filter((id) => !base.includes(id));
  const one = nullable(part(making, value, `${pointer}/additionalProperties`));
  // Nobody knows what stands below: any id may.
  if (known.base.size === 0) return { ...map, additionalProperties: one };
  const properties = {
    ...(map.properties as JsonSchema | undefined),
    ...Object.fromEntries(base.map((id) => [id, one])),
  };
  return {
    ...map,
    ...(base.length > 0 ? { properties } : {}),
    ...(others.length > 0 ? { patternProperties: { [`^(?:${others.join("|")})$`]: one } } : {}),
    additionalProperties: isText(value) && pointer !== "" ? one : whole(making, value),
  };
}

/** Texts one a language: a language that the base lacks is no id of something. */
const isText = ({ type }: JsonSchema): boolean => type === "string";

/** The effective shape, as it stands in arrays and for what is new: references lead to whole definitions. */
function whole(making: Making, schema: JsonSchema): JsonSchema {
  const out: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "$ref") out[key] = wholeRef(making, String(value));
    else if (key === "properties") out[key] = mapOf(value, (inner) => whole(making, inner));
    else if (SAME_OBJECT.has(key)) out[key] = alike(value, (inner) => whole(making, inner));
    else if ((key === "additionalProperties" || key === "items") && isJsonObject(value))
      out[key] = whole(making, value);
    else out[key] = value;
  }
  return textual(out);
}

function wholeRef({ file, schemas }: Making, ref: string): string {
  if (!hasKeys(followRef(schemas, file, ref).schema)) return ref;
  const [path = "", pointer = ""] = ref.split("#");
  return pointer === "" ? `${path}#/$defs/${WHOLE}` : `${path}#${wholeName(pointer)}`;
}

/** Every text keeps what `brand check` asks of all of them. */
function textual(schema: JsonSchema): JsonSchema {
  const isFree =
    [schema.type].flat().includes("string") && !("pattern" in schema || "enum" in schema || "const" in schema);
  return isFree ? { ...schema, pattern: SOUND_TEXT } : schema;
}

function mapOf(value: unknown, change: (schema: JsonSchema, key: string) => JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([k, v]) => [k, change(v, k)]));
}

function alike(value: unknown, change: (schema: JsonSchema, place: string) => JsonSchema): unknown {
  return Array.isArray(value) ? value.map((one, at) => change(one, `/${at}`)) : change(value as JsonSchema, "");
}

/** The same schema, or null. Texts for people stay outside, where editors look for them. */
function nullable(schema: JsonSchema): JsonSchema {
  const { title, description, examples, ...rules } = schema;
  const texts = Object.fromEntries(Object.entries({ title, description, examples }).filter(([, v]) => v !== undefined));
  return { ...texts, anyOf: [rules, { type: "null" }] };
}
