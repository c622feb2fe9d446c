import { type DocumentPath, isJsonObject, pointerKeys } from "~/platform/text/json";

/** A JSON Schema as an editor reads it. */
type JsonSchema = { readonly [keyword: string]: unknown };

/** Schemas by name (`brand`, `content/games`): what their references lead to. */
export type SchemaFiles = Readonly<Record<string, JsonSchema>>;

/** A schema that applies to a place of a document, and the file that its references are relative to. */
export interface SchemaPlace {
  readonly file: string;
  readonly schema: JsonSchema;
}

const ENDING = ".schema.json";
/** A module holds modules: what refers to itself is followed so far in one place. */
const DEEPEST = 12;

const own = (object: unknown, key: string): unknown =>
  isJsonObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;

const list = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Where a path leads in a value; undefined for nowhere. */
export function valueAt(value: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)];
    return own(at, String(key));
  }, value);
}

function follow(files: SchemaFiles, file: string, ref: string): SchemaPlace | null {
  const [path = "", fragment = ""] = ref.split("#");
  const target = path === "" ? file : new URL(path, `file:///${file}`).pathname.slice(1).replace(ENDING, "");
  const schema = pointerKeys(fragment).reduce<unknown>(own, own(files, target));
  return isJsonObject(schema) ? { file: target, schema } : null;
}

/** Whether a place is in an item of a list. */
export const isInItem = (path: DocumentPath): boolean => path.some((key) => typeof key === "number");

/** What the base has at a place, which stands where a brand says nothing. A brand's list replaces the base's whole: its items have nothing behind them. */
export const inheritedAt = (base: unknown, path: DocumentPath): unknown =>
  isInItem(path) ? undefined : valueAt(base, path);

/** Whether a value meets a condition as schemas state them: keys with a constant or one of a list. */
function meets(value: unknown, condition: JsonSchema): boolean {
  const required = Array.isArray(condition["required"]) ? condition["required"] : [];
  if (required.some((key) => own(value, String(key)) === undefined)) return false;
  return Object.entries(isJsonObject(condition["properties"]) ? condition["properties"] : {}).every(([key, rule]) => {
    const given = own(value, key);
    if (given === undefined || !isJsonObject(rule)) return true;
    if ("const" in rule) return rule["const"] === given;
    return !Array.isArray(rule["enum"]) || rule["enum"].includes(given);
  });
}

/** A choice of which the value's own constants rule some out; of those of an unwritten value all are left. */
const choices = (schemas: readonly JsonSchema[], value: unknown): readonly JsonSchema[] => {
  const open = schemas.filter(({ type }) => type !== "null");
  const met = open.filter((schema) => meets(value, schema));
  return met.length > 0 ? met : open;
};

/** A schema with all that it refers to, and all that applies to the same value. */
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
      : (own(schema["properties"], key) ?? schema["additionalProperties"] ?? null);
  return isJsonObject(next) ? [{ file, schema: next }] : [];
}

/**
 * Every schema that applies where a path leads in a document of a kind; empty where the kind knows no such place.
 * @param document as it stands over its base: what a block may hold depends on a type that the base may say
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

/** The keys of a map that has no others. */
function namedBy(names: unknown): readonly string[] {
  const given = own(names, "enum");
  return Array.isArray(given) ? given.map(String) : [];
}

/** What an object may hold at a place. */
export interface KnownKeys {
  /** Named keys, in the schema's order. */
  readonly names: readonly string[];
  /** True when it is a map: any key, each with a value of one kind. */
  readonly open: boolean;
}

/** The keys that schemas name for an object. */
export function keysOf(places: readonly SchemaPlace[]): KnownKeys {
  const names = new Set(
    places.flatMap(({ schema }) => [
      ...Object.keys(isJsonObject(schema["properties"]) ? schema["properties"] : {}),
      ...namedBy(schema["propertyNames"]),
    ]),
  );
  names.delete("$schema");
  return { names: [...names], open: places.some(({ schema }) => isJsonObject(schema["additionalProperties"])) };
}

/** What a value may be at a place, in the words of a form. */
export type ValueShape =
  | { readonly kind: "choice"; readonly options: readonly (string | number)[] }
  | { readonly kind: "boolean" | "number" | "colour" | "other" }
  /** `isLocalised`: one text, or one a language. */
  | { readonly kind: "text" | "object"; readonly isLocalised?: true }
  /** A list of plain texts, or of numbers. */
  | { readonly kind: "texts" | "numbers" }
  /** A list of anything else that has a shape. */
  | { readonly kind: "list" };

const COLOUR = /^\^#\[/;

/** What is one of few: constants, or those of a list. */
function optionsOf(places: readonly SchemaPlace[]): readonly (string | number)[] | null {
  const [named] = places.flatMap(({ schema }) => (Array.isArray(schema["enum"]) ? [schema["enum"]] : []));
  const options = named ?? places.flatMap(({ schema }) => ("const" in schema ? [schema["const"]] : []));
  const open = [...new Set(options.filter((one) => one !== null))];
  return open.length > 0 ? open : null;
}

/** What lists hold by the shape of what is in them. A list of lists is a list of lines. */
const LISTS = { text: "texts", colour: "texts", number: "numbers", object: "list", texts: "list" } as const;

/** The shape of a list, from the schemas of what it holds. One text, or one a language, is no line. */
function listShape(files: SchemaFiles, places: readonly SchemaPlace[]): ValueShape {
  const items = places.flatMap((place) => below(place, 0)).flatMap((place) => expand(files, place, undefined));
  if (items.some(isEither)) return { kind: "list" };
  const options = optionsOf(items);
  if (options) return { kind: options.every((one) => typeof one === "number") ? "numbers" : "texts" };
  const { kind } = shapeOf(files, items);
  return { kind: Object.hasOwn(LISTS, kind) ? LISTS[kind as keyof typeof LISTS] : "other" };
}

/** One text, or one a language. */
const isEither = ({ schema }: SchemaPlace) => Array.isArray(schema["type"]) && schema["type"].includes("string");

/** The shape of a value, from all schemas of its place. */
export function shapeOf(files: SchemaFiles, places: readonly SchemaPlace[], value?: unknown): ValueShape {
  const options = optionsOf(places);
  if (options) return { kind: "choice", options };
  // As it is written, the simpler one else.
  if (places.some(isEither)) return { kind: isJsonObject(value) ? "object" : "text", isLocalised: true };
  const types = new Set(places.map(({ schema }) => schema["type"]).filter((type) => typeof type === "string"));
  if (types.size > 1) return { kind: "other" };
  if (types.has("boolean")) return { kind: "boolean" };
  if (types.has("integer") || types.has("number")) return { kind: "number" };
  if (types.has("object") || keysOf(places).names.length > 0) return { kind: "object" };
  const pattern = places.find(({ schema }) => schema["pattern"] !== undefined)?.schema["pattern"];
  if (types.has("string")) return { kind: COLOUR.test(String(pattern ?? "")) ? "colour" : "text" };
  return types.has("array") ? listShape(files, places) : { kind: "other" };
}

/** What a new value of a shape begins as. */
export function emptyOf({ kind }: ValueShape): unknown {
  if (kind === "object") return {};
  return kind === "list" || kind === "texts" || kind === "numbers" ? [] : "";
}

/** What schemas say of a place to people: the first of each that has a word. */
export function wordsOf(places: readonly SchemaPlace[]): { readonly title: string; readonly text: string } {
  const first = (keyword: string) =>
    places.map(({ schema }) => schema[keyword]).find((word) => typeof word === "string");
  return { title: String(first("title") ?? ""), text: String(first("description") ?? "") };
}

/** What stands where neither a brand nor the base says anything. */
export const defaultOf = (places: readonly SchemaPlace[]): unknown =>
  places.find(({ schema }) => schema["default"] !== undefined)?.schema["default"];

/** Values that schemas propose at a place: constants, choices, booleans, examples. */
export function proposals(places: readonly SchemaPlace[]): readonly unknown[] {
  const all = places.flatMap(({ schema }) => [
    ...("const" in schema ? [schema["const"]] : []),
    ...(Array.isArray(schema["enum"]) ? schema["enum"] : []),
    ...(schema["type"] === "boolean" ? [true, false] : []),
    ...(Array.isArray(schema["examples"]) ? schema["examples"] : []),
  ]);
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
}
