import { isJsonObject } from "~/platform/text/json";
import { isTextKey } from "~/platform/text/localised";
import type { CheckContext } from "./compiled";
import { FORMATS } from "./formats";
import type { JsonSchema } from "./read-schemas";

/** Returns true when a value is valid. Gives no reason for invalid values. */
export type QuickCheck = (value: unknown, context: CheckContext) => boolean;

/** Keywords that apply to values of one type only. */
export const TYPE_KEYWORDS = {
  string: ["minLength", "maxLength", "pattern", "format", "x-text", "x-asset"],
  number: ["minimum", "maximum"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  object: ["properties", "additionalProperties", "required", "propertyNames", "minProperties"],
} as const;

/** Builds one check for all keywords of strings. It returns false for values of other types. */
export function stringCheck(schema: JsonSchema): QuickCheck {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema as { minLength?: number; maxLength?: number };
  const pattern = typeof schema.pattern === "string" ? new RegExp(schema.pattern, "u") : null;
  const format = typeof schema.format === "string" ? formatOf(schema.format) : null;
  const [isText, isAsset] = [schema["x-text"] === true, schema["x-asset"] === true];
  return (value, context) => {
    if (typeof value !== "string" || value.length < minLength || value.length > maxLength) return false;
    if (pattern !== null && !pattern.test(value)) return false;
    if (format !== null && !format(value)) return false;
    return !(isText && isMissing(value, context)) && !(isAsset && !context.hasAsset(value));
  };
}

function formatOf(name: string): (text: string) => boolean {
  const format = FORMATS[name];
  if (format === undefined) throw new Error(`the quick checks do not support the format "${name}"`);
  return format;
}

function isMissing(text: string, { knownTexts }: CheckContext): boolean {
  return knownTexts !== undefined && isTextKey(text) && !Object.hasOwn(knownTexts, text);
}

/** Builds one check for all keywords of numbers. It returns false for values of other types and for NaN and infinities. */
export function numberCheck(schema: JsonSchema, isInteger: boolean): QuickCheck {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema as {
    minimum?: number;
    maximum?: number;
  };
  const isRight = isInteger ? Number.isInteger : Number.isFinite;
  return (value) => isRight(value) && (value as number) >= minimum && (value as number) <= maximum;
}

/** Builds one check for all keywords of arrays. It returns false for values of other types. */
export function arrayCheck(schema: JsonSchema, item: QuickCheck | null): QuickCheck {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as { minItems?: number; maxItems?: number };
  const isUnique = schema.uniqueItems === true;
  return (value, context) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
    // Rejects arrays of objects: Ajv validates every rejected value again and compares objects.
    if (isUnique && (new Set(value).size !== value.length || value.some((one) => typeof one === "object")))
      return false;
    return item === null || value.every((one) => item(one, context));
  };
}

/** Checks for the keys of an object. */
export interface ObjectParts {
  readonly named: ReadonlyMap<string, QuickCheck>;
  /** Check for keys without a check in `named`. Null: other keys are not allowed. */
  readonly rest: QuickCheck | null;
  readonly name: QuickCheck | null;
}

/** Builds one check for all keywords of objects. It returns false for values of other types. */
export function objectCheck(schema: JsonSchema, { named, rest, name }: ObjectParts): QuickCheck {
  const required = (schema.required as readonly string[] | undefined) ?? [];
  const minProperties = (schema.minProperties as number | undefined) ?? 0;
  const rules = new Map<string, { check: QuickCheck | null; required: number }>();
  for (const [key, check] of named) rules.set(key, { check, required: required.includes(key) ? 1 : 0 });
  for (const key of required) if (!rules.has(key)) rules.set(key, { check: rest, required: 1 });
  const other = { check: rest, required: 0 };
  return (value, context) => {
    if (!isJsonObject(value)) return false;
    let count = 0;
    let missing = required.length;
    for (const key in value) {
      const rule = rules.get(key) ?? other;
      if (rule.check === null || !rule.check(value[key], context)) return false;
      if (name !== null && !name(key, context)) return false;
      missing -= rule.required;
      count += 1;
    }
    return missing === 0 && count >= minProperties;
  };
}

/** Builds the check of an `enum` or a `const`. Objects are always rejected: Ajv validates every rejected value again. */
export function enumCheck(values: readonly unknown[]): QuickCheck {
  const known = new Set(values);
  return (value) => known.has(value);
}
