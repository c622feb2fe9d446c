/** Mutable JSON object. */
export type JsonObject = Record<string, unknown>;

/** Keys that give access to an object's prototype. They are refused at any depth. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Returns true for a JSON object: not an array, not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Path to a value: keys of objects and indexes of arrays. */
export type DocumentPath = readonly (string | number)[];

/** Escapes one key for a JSON pointer (RFC 6901). */
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

/** Returns the JSON pointer of a path. */
export const pointerOf = (path: DocumentPath): string => path.map(pointerKey).join("");
