import { pointerKeys } from "~/platform/text/json";
import { followRef, type JsonSchema } from "./read-schemas";

/** A schema and the file that its references are relative to. */
interface Place {
  readonly file: string;
  readonly schema: JsonSchema;
}

type Schemas = ReadonlyMap<string, JsonSchema>;

/**
 * Whether a schema names the key that a pointer leads to, as a property of its object. An entry of an open map
 * (one of the licences, say) is not named.
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

/** The schemas of one key of an object. */
function below({ file, schema }: Place, key: string): Place[] {
  const properties = (schema.properties as Record<string, JsonSchema> | undefined) ?? {};
  const named = Object.hasOwn(properties, key) ? properties[key] : undefined;
  const next = named ?? schema.additionalProperties;
  return typeof next === "object" && next !== null ? [{ file, schema: next as JsonSchema }] : [];
}

/** The places with all that they refer to, and all that may apply to the same object. */
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
