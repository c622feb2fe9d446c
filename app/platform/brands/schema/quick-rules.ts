import { isJsonObject } from "~/platform/text/json";
import { isTextKey } from "~/platform/text/localised";
import type { CheckContext } from "./compiled";
import { FORMATS } from "./formats";
import type { JsonSchema } from "./read-schemas";

/** Whether a value is right. Says nothing about why it is not. */
export type QuickCheck = (value: unknown, context: CheckContext) => boolean;

/** The keywords that say something of values of one type only. */
export const TYPE_KEYWORDS = {
  string: ["minLength", "maxLength", "pattern", "format", "x-text", "x-asset"],
  number: ["minimum", "maximum"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  object: ["properties", "additionalProperties", "required", "propertyNames", "minProperties"],
} as const;

/** One check for all keywords of strings. False for anything else. */
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
  if (format === undefined) throw new Error(`the format "${name}" is not known to the quick checks`);
  return format;
}

function isMissing(text: string, { knownTexts }: CheckContext): boolean {
  return knownTexts !== undefined && isTextKey(text) && !Object.hasOwn(knownTexts, text);
}

/** One check for all keywords of numbers. False for anything else, and for what JSON cannot hold. */
export function numberCheck(schema: JsonSchema, isInteger: boolean): QuickCheck {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema as {
    minimum?: number;
    maximum?: number;
  };
  const isRight = isInteger ? Number.isInteger : Number.isFinite;
  return (value) => isRight(value) && (value as number) >= minimum && (value as number) <= maximum;
}

/** One check for all keywords of arrays. False for anything else. */
export function arrayCheck(schema: JsonSchema, item: QuickCheck | null): QuickCheck {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as { minItems?: number; maxItems?: number };
  const isUnique = schema.uniqueItems === true;
  return (value, context) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
    // Objects are compared by ajv: what is refused here is looked at again.
    if (isUnique && (new Set(value).size !== value.length || value.some((one) => typeof one === "object")))
      return false;
    return item === null || value.every((one) => item(one, context));
  };
}

/** What an object's keys are checked with. */
export interface ObjectParts {
  readonly named: ReadonlyMap<string, QuickCheck>;
  /** For a key that is not named; null when there must be none. */
  readonly rest: QuickCheck | null;
  readonly name: QuickCheck | null;
}

/** One check for all keywords of objects. False for anything else. */
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

/** Which values of an `enum` or a `const` are right. Objects are left to ajv: what is refused is looked at again. */
export function enumCheck(values: readonly unknown[]): QuickCheck {
  const known = new Set(values);
  return (value) => known.has(value);
}
