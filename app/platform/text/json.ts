/** An object of JSON, whose values may be replaced. */
export type JsonObject = Record<string, unknown>;

/** Keys that reach an object's prototype in careless code. They are refused wherever they stand. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** True for an object of JSON: no array, not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The way to a value: keys of objects and places in lists. */
export type DocumentPath = readonly (string | number)[];

/** A JSON pointer's spelling of one key (RFC 6901). */
export function pointerKey(key: string | number): string {
  return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Splits a JSON pointer into its keys. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The JSON pointer of a path. */
export const pointerOf = (path: DocumentPath): string => path.map(pointerKey).join("");
