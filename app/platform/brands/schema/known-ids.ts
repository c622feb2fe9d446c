import { join } from "node:path";
import { isJsonObject, pointerKey } from "~/platform/text/json";
import { documentKind, parseFolder } from "../documents";
import { BASE } from "../lower-layers";
import { readFolder } from "../read-folder";
import { templateNames, templatePath } from "../templates";
import { contentKinds, followRef, type JsonSchema, type SchemaSet } from "./read-schemas";

/**
 * Ids that the base and the templates define. A brand may write the entry of such an id partially; a new entry must be complete.
 */
export interface KnownIds {
  /** Ids of each open map of the schemas (key: `placeOf`): of the base alone, and of the templates. */
  readonly base: ReadonlyMap<string, ReadonlySet<string>>;
  readonly templates: ReadonlyMap<string, ReadonlySet<string>>;
  /** By map and id, the types that entries of this name have there, such as those of blocks. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
  /** Codes of vendors. */
  readonly vendors: readonly string[];
}

type Types = Map<string, Map<string, Set<string>>>;

/** Returns the name of a map: the location of the schema that declares it. @param pointer of the schema in its file */
export const placeOf = (file: string, pointer: string): string => `${file}#${pointer}`;

/** Reads the ids that the base and the templates of a tenants folder define. Unreadable documents contribute none. */
export function readKnownIds(schemas: SchemaSet, tenantsDir: string): KnownIds {
  const base = new Map<string, Set<string>>();
  const templates = new Map<string, Set<string>>();
  const types: Types = new Map();
  const vendors = new Set<string>();
  const read = (path: string, into: Map<string, Set<string>>): void => {
    for (const [file, value] of documentsOf(join(tenantsDir, path), contentKinds(schemas))) {
      const kind = documentKind(file, contentKinds(schemas));
      if (kind === undefined) continue;
      collect(schemas, { file: kind, pointer: "", value }, { ids: into, types });
      const items = kind === "content/vendors" && isJsonObject(value) ? value.items : undefined;
      for (const code of Object.keys(isJsonObject(items) ? items : {})) vendors.add(code);
    }
  };
  read(BASE, base);
  for (const name of templateNames(tenantsDir)) read(templatePath(name), templates);
  return { base, templates, types, vendors: [...vendors].sort() };
}

function documentsOf(folder: string, kinds: readonly string[]): Iterable<[string, unknown]> {
  try {
    return parseFolder(readFolder(folder, folder), kinds).values;
  } catch {
    return [];
  }
}

/** A value and the location of its schema. */
interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** Result of `collect`. */
interface Found {
  readonly ids: Map<string, Set<string>>;
  readonly types: Types;
}

function collect(schemas: SchemaSet, { file, pointer, value }: Place, into: Found): void {
  if (!isJsonObject(value)) return;
  const { schema } = followRef(schemas, file, `#${pointer}`);
  const inside = (path: string, inner: unknown): void =>
    collect(schemas, { file, pointer: pointer + path, value: inner }, into);
  if (typeof schema.$ref === "string") {
    const target = followRef(schemas, file, schema.$ref);
    collect(schemas, { file: target.file, pointer: schema.$ref.split("#")[1] ?? "", value }, into);
  }
  for (const keyword of ["allOf", "anyOf", "oneOf"])
    for (const at of ((schema[keyword] as unknown[] | undefined) ?? []).keys()) inside(`/${keyword}/${at}`, value);
  if (schema.if !== undefined && holds(schema.if as JsonSchema, value)) inside("/then", value);
  for (const [key, inner] of Object.entries(value)) {
    if (isJsonObject(schema.properties) && Object.hasOwn(schema.properties, key))
      inside(`/properties${pointerKey(key)}`, inner);
    else if (isJsonObject(schema.additionalProperties)) {
      const place = placeOf(file, pointer);
      into.ids.set(place, (into.ids.get(place) ?? new Set()).add(key));
      if (isJsonObject(inner) && typeof inner.type === "string") addType(into.types, place, key, inner.type);
      inside("/additionalProperties", inner);
    }
  }
}

function addType(types: Types, place: string, id: string, type: string): void {
  const ofPlace = types.get(place) ?? new Map<string, Set<string>>();
  types.set(place, ofPlace.set(id, (ofPlace.get(id) ?? new Set()).add(type)));
}

/** Evaluates an `if` condition in the form that these schemas use: properties with a `const`. */
function holds(condition: JsonSchema, value: Record<string, unknown>): boolean {
  const wanted = Object.entries((condition.properties as Record<string, JsonSchema> | undefined) ?? {});
  return wanted.every(([key, rule]) => rule.const === undefined || rule.const === value[key]);
}

/** Returns the ids of one map. */
export const idsAt = (ids: ReadonlyMap<string, ReadonlySet<string>>, place: string): readonly string[] => [
  ...(ids.get(place) ?? []),
];

/** The type that all entries of a name have in a map; undefined for several, or none. */
export function typeAt({ types }: KnownIds, place: string, id: string): string | undefined {
  const [type, ...others] = types.get(place)?.get(id) ?? [];
  return others.length === 0 ? type : undefined;
}
