import { pointerKeys } from "~/platform/text/json";
import { followRef, type JsonSchema } from "./read-schemas";

/** A schema and the file that its references are relative to. */
interface Place {
  readonly file: string;
  readonly schema: JsonSchema;
}

type Schemas = ReadonlyMap<string, JsonSchema>;

/**
 * Returns true when a schema declares the key at a pointer in the `properties` of its object. Entries of an open map (a licence,
 * for example) do not count.
 */
export function isDeclared(schemas: Schemas, file: string, pointer: string): boolean {
  const keys = pointerKeys(pointer);
  const last = keys.pop() ?? "";
  let places = expand(schemas, [{ file, schema: schemas.get(file) ?? {} }]);
  for (const key of keys)
    places = expand(
      schemas,
      places.flatMap((place) => below(place, key)),
    );
  return places.some(({ schema }) => Object.hasOwn((schema.properties as JsonSchema | undefined) ?? {}, last));
}

/** Returns the schemas of one key of an object. */
function below({ file, schema }: Place, key: string): Place[] {
  const properties = (schema.properties as Record<string, JsonSchema> | undefined) ?? {};
  const named = Object.hasOwn(properties, key) ? properties[key] : undefined;
  const next = named ?? schema.additionalProperties;
  return typeof next === "object" && next !== null ? [{ file, schema: next as JsonSchema }] : [];
}

/** Returns the schemas together with all referenced schemas and all subschemas that may apply to the same object. */
function expand(schemas: Schemas, places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const { file, schema } = place;
    const others = [schema.then, schema.else, ...((schema.allOf as unknown[] | undefined) ?? [])];
    const inner = others.filter((other) => typeof other === "object" && other !== null);
    const same = inner.map((other) => ({ file, schema: other as JsonSchema }));
    if (typeof schema.$ref === "string") same.push(followRef(schemas, file, schema.$ref));
    return [place, ...expand(schemas, same)];
  });
}
