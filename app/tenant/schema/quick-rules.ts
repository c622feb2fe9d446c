import { isTextKey } from "~/core/localised";
import { isJsonObject } from "~/tenant/merge";
import type { CheckContext } from "./compiled";
import { FORMATS } from "./formats";

/** Whether a value is right. Says nothing about why it is not. */
export type QuickCheck = (value: unknown, context: CheckContext) => boolean;

const TYPES: Readonly<Record<string, QuickCheck>> = {
  object: isJsonObject,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger,
  number: Number.isFinite,
  null: (value) => value === null,
};

const ofString = (check: (text: string, context: CheckContext) => boolean): QuickCheck => {
  return (value, context) => typeof value !== "string" || check(value, context);
};
const ofNumber = (check: (value: number) => boolean): QuickCheck => {
  return (value) => typeof value !== "number" || check(value);
};
const ofArray = (check: (value: readonly unknown[]) => boolean): QuickCheck => {
  return (value) => !Array.isArray(value) || check(value);
};

/** The keywords that hold no schema, each made from its operand. A format, type or keyword that is missing throws. */
export const QUICK_RULES: Readonly<Record<string, (operand: never) => QuickCheck>> = {
  type: (names: string | readonly string[]) => {
    const [first, second] = [names].flat().map((name) => found(TYPES[name], name));
    return first === undefined || second === undefined ? found(first, "type") : (v, c) => first(v, c) || second(v, c);
  },
  enum(values: readonly unknown[]) {
    const known = new Set(values);
    return (value) => known.has(value);
  },
  const: (wanted: unknown) => (value) => value === wanted,
  pattern(text: string) {
    const pattern = new RegExp(text, "u");
    return ofString((value) => pattern.test(value));
  },
  format: (name: string) => ofString(found(FORMATS[name], name)),
  minLength: (least: number) => ofString((value) => value.length >= least),
  maxLength: (most: number) => ofString((value) => value.length <= most),
  minimum: (least: number) => ofNumber((value) => value >= least),
  maximum: (most: number) => ofNumber((value) => value <= most),
  minItems: (least: number) => ofArray((value) => value.length >= least),
  maxItems: (most: number) => ofArray((value) => value.length <= most),
  // Objects are compared by ajv: what is refused here is looked at again.
  uniqueItems: () => ofArray((value) => new Set(value).size === value.length && !value.some(isJsonObject)),
  "x-asset": () => ofString((value, { hasAsset }) => hasAsset(value)),
  "x-text": () =>
    ofString(
      (value, { knownTexts }) => knownTexts === undefined || !isTextKey(value) || Object.hasOwn(knownTexts, value),
    ),
};

function found<T>(rule: T | undefined, name: string): T {
  if (rule === undefined) throw new Error(`"${name}" is not known to the quick checks`);
  return rule;
}
