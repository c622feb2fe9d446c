import { type DocumentPath, isJsonObject, pointerKeys } from "~/platform/text/json";

/** A JSON Schema as used by editors. */
type JsonSchema = { readonly [keyword: string]: unknown };

/** Schemas by name (`brand`, `content/games`), including all referenced ones. */
export type SchemaFiles = Readonly<Record<string, JsonSchema>>;

/** A schema that applies to a place in a document, and the file that its references are relative to. */
export interface SchemaPlace {
  readonly file: string;
  readonly schema: JsonSchema;
}

const ENDING = ".schema.json";
/** Maximum depth of references at one place. Modules contain modules, so schemas reference themselves. */
const DEEPEST = 12;

const ownProperty = (object: unknown, key: string): unknown =>
  isJsonObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;

const list = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Returns the value at a path; undefined when it does not exist. */
export function valueAt(value: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)];
    return ownProperty(at, String(key));
  }, value);
}

function follow(files: SchemaFiles, file: string, ref: string): SchemaPlace | null {
  const [path = "", fragment = ""] = ref.split("#");
  const target = path === "" ? file : new URL(path, `file:///${file}`).pathname.slice(1).replace(ENDING, "");
  const schema = pointerKeys(fragment).reduce<unknown>(ownProperty, ownProperty(files, target));
  return isJsonObject(schema) ? { file: target, schema } : null;
}

/** Returns true when a path leads into an item of an array. */
export const isInItem = (path: DocumentPath): boolean => path.some((key) => typeof key === "number");

/**
 * Returns the value that the base provides at a path when the brand has none. Arrays of a brand replace those of the base as a
 * whole, so their items inherit nothing.
 */
export const inheritedAt = (base: unknown, path: DocumentPath): unknown =>
  isInItem(path) ? undefined : valueAt(base, path);

/** Evaluates a condition in the form that the schemas use: properties with a `const` or an `enum`. */
function meets(value: unknown, condition: JsonSchema): boolean {
  const required = Array.isArray(condition["required"]) ? condition["required"] : [];
  if (required.some((key) => ownProperty(value, String(key)) === undefined)) return false;
  return Object.entries(isJsonObject(condition["properties"]) ? condition["properties"] : {}).every(([key, rule]) => {
    const given = ownProperty(value, key);
    if (given === undefined || !isJsonObject(rule)) return true;
    if ("const" in rule) return rule["const"] === given;
    return !Array.isArray(rule["enum"]) || rule["enum"].includes(given);
  });
}

/** Returns the alternatives that match the value's constants; all alternatives when none matches. Ignores `null`. */
const choices = (schemas: readonly JsonSchema[], value: unknown): readonly JsonSchema[] => {
  const open = schemas.filter(({ type }) => type !== "null");
  const met = open.filter((schema) => meets(value, schema));
  return met.length > 0 ? met : open;
};

/** Returns a schema together with all referenced schemas and all subschemas that apply to the same value. */
function expand(files: SchemaFiles, place: SchemaPlace, value: unknown, depth = 0): SchemaPlace[] {
  const { file, schema } = place;
  if (depth > DEEPEST) return [place];
  const same: SchemaPlace[] = [];
  const add = (inner: unknown) => {
    if (isJsonObject(inner)) same.push({ file, schema: inner });
  };
  if (typeof schema["$ref"] === "string") {
    const target = follow(files, file, schema["$ref"]);
    if (target) same.push(target);
  }
  for (const inner of list(schema["allOf"])) add(inner);
  for (const inner of [...choices(list(schema["anyOf"]), value), ...choices(list(schema["oneOf"]), value)]) add(inner);
  if (isJsonObject(schema["if"])) add(meets(value, schema["if"]) ? schema["then"] : schema["else"]);
  return [place, ...same.flatMap((inner) => expand(files, inner, value, depth + 1))];
}

function below({ file, schema }: SchemaPlace, key: string | number): SchemaPlace[] {
  const next =
    typeof key === "number"
      ? (schema["items"] ?? null)
      : (ownProperty(schema["properties"], key) ?? schema["additionalProperties"] ?? null);
  return isJsonObject(next) ? [{ file, schema: next }] : [];
}

/**
 * Returns all schemas that apply at a path of a document; empty when its kind has no such place.
 * @param document merged over its base: the schema of a block depends on its type, which the base may provide
 */
export function schemasAt(files: SchemaFiles, kind: string, document: unknown, path: DocumentPath): SchemaPlace[] {
  const root = files[kind];
  if (!root) return [];
  let places = expand(files, { file: kind, schema: root }, document);
  let value = document;
  for (const key of path) {
    value = valueAt(value, [key]);
    places = places.flatMap((place) => below(place, key)).flatMap((place) => expand(files, place, value));
  }
  return places;
}

/** Returns the keys of a map with a fixed set of keys (`propertyNames` with an `enum`). */
function namedBy(names: unknown): readonly string[] {
  const given = ownProperty(names, "enum");
  return Array.isArray(given) ? given.map(String) : [];
}

/** Keys that an object may have. */
export interface KnownKeys {
  /** Named keys, in the order of the schema. */
  readonly names: readonly string[];
  /** True for a map: any key is allowed, and all values have the same kind. */
  readonly open: boolean;
}

/** Returns the keys that schemas declare for an object. */
export function declaredKeys(places: readonly SchemaPlace[]): KnownKeys {
  const names = new Set(
    places.flatMap(({ schema }) => [
      ...Object.keys(isJsonObject(schema["properties"]) ? schema["properties"] : {}),
      ...namedBy(schema["propertyNames"]),
    ]),
  );
  names.delete("$schema");
  return { names: [...names], open: places.some(({ schema }) => isJsonObject(schema["additionalProperties"])) };
}

/** Shape of a value, used to choose a form field. */
export type ValueShape =
  | { readonly kind: "choice"; readonly options: readonly (string | number)[] }
  | { readonly kind: "boolean" | "number" | "colour" | "other" }
  /** `isLocalised`: one text, or one text per language. */
  | { readonly kind: "text" | "object"; readonly isLocalised?: true }
  /** An array of plain texts or of numbers. */
  | { readonly kind: "texts" | "numbers" }
  /** An array of other items with a known shape. */
  | { readonly kind: "list" };

const COLOUR = /^\^#\[/;

/** Returns the allowed values from `enum` or `const`; null when the value is not limited to them. */
function optionsOf(places: readonly SchemaPlace[]): readonly (string | number)[] | null {
  const [named] = places.flatMap(({ schema }) => (Array.isArray(schema["enum"]) ? [schema["enum"]] : []));
  const options = named ?? places.flatMap(({ schema }) => ("const" in schema ? [schema["const"]] : []));
  const open = [...new Set(options.filter((one) => one !== null))];
  return open.length > 0 ? open : null;
}

/** Shape of an array by the shape of its items. An array of text arrays is edited as lines. */
const LISTS = { text: "texts", colour: "texts", number: "numbers", object: "list", texts: "list" } as const;

/** Returns the shape of an array from the schemas of its items. Localised texts cannot be edited as lines. */
function listShape(files: SchemaFiles, places: readonly SchemaPlace[]): ValueShape {
  const items = places.flatMap((place) => below(place, 0)).flatMap((place) => expand(files, place, undefined));
  if (items.some(isEither)) return { kind: "list" };
  const options = optionsOf(items);
  if (options) return { kind: options.every((one) => typeof one === "number") ? "numbers" : "texts" };
  const { kind } = shapeOf(files, items);
  return { kind: Object.hasOwn(LISTS, kind) ? LISTS[kind as keyof typeof LISTS] : "other" };
}

/** Returns true for one text, or one text per language. */
const isEither = ({ schema }: SchemaPlace) => Array.isArray(schema["type"]) && schema["type"].includes("string");

/** Returns the shape of a value from all schemas of its place. */
export function shapeOf(files: SchemaFiles, places: readonly SchemaPlace[], value?: unknown): ValueShape {
  const options = optionsOf(places);
  if (options) return { kind: "choice", options };
  // The form of the existing value decides; a new value is a single text.
  if (places.some(isEither)) return { kind: isJsonObject(value) ? "object" : "text", isLocalised: true };
  const types = new Set(places.map(({ schema }) => schema["type"]).filter((type) => typeof type === "string"));
  if (types.size > 1) return { kind: "other" };
  if (types.has("boolean")) return { kind: "boolean" };
  if (types.has("integer") || types.has("number")) return { kind: "number" };
  if (types.has("object") || declaredKeys(places).names.length > 0) return { kind: "object" };
  const pattern = places.find(({ schema }) => schema["pattern"] !== undefined)?.schema["pattern"];
  if (types.has("string")) return { kind: COLOUR.test(String(pattern ?? "")) ? "colour" : "text" };
  return types.has("array") ? listShape(files, places) : { kind: "other" };
}

/** Returns the initial value of a shape. */
export function initialValue({ kind }: ValueShape): unknown {
  if (kind === "object") return {};
  return kind === "list" || kind === "texts" || kind === "numbers" ? [] : "";
}

/** Returns title and description of a place: the first of each in the schemas. */
export function schemaTexts(places: readonly SchemaPlace[]): { readonly title: string; readonly text: string } {
  const first = (keyword: string) =>
    places.map(({ schema }) => schema[keyword]).find((word) => typeof word === "string");
  return { title: String(first("title") ?? ""), text: String(first("description") ?? "") };
}

/** Returns the default of a place, used when neither brand nor base has a value. */
export const schemaDefault = (places: readonly SchemaPlace[]): unknown =>
  places.find(({ schema }) => schema["default"] !== undefined)?.schema["default"];

/** Returns the values that schemas suggest at a place: constants, enums, booleans, examples. */
export function proposedValues(places: readonly SchemaPlace[]): readonly unknown[] {
  const all = places.flatMap(({ schema }) => [
    ...("const" in schema ? [schema["const"]] : []),
    ...(Array.isArray(schema["enum"]) ? schema["enum"] : []),
    ...(schema["type"] === "boolean" ? [true, false] : []),
    ...(Array.isArray(schema["examples"]) ? schema["examples"] : []),
  ]);
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
}
