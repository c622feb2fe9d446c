import type { ErrorObject } from "ajv";
import { pointerKey } from "~/platform/text/json";
import { patternRefusal } from "~/platform/text/linear-pattern";
import type { PatternRefusal } from "~/platform/text/pattern-tree";
import { nearest } from "../nearest";
import { formatProblemValue, type ProblemKey, problemMessage, type UnplacedProblem } from "../problem";

type Finding = Omit<UnplacedProblem, "file">;

/** Keywords whose errors only repeat other errors. */
const SILENT = new Set(["if", "allOf", "anyOf", "$ref"]);

/** Converts Ajv errors (with `verbose`) to problems with messages for operators. Removes duplicates. */
export function describeErrors(errors: readonly ErrorObject[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const error of errors) {
    // The error of the alternative next to "or null" already describes the problem.
    if (SILENT.has(error.keyword) || error.params.type === "null") continue;
    const finding = error.propertyName === undefined ? inWords(error) : describeKey(error, error.propertyName);
    const key = `${finding.pointer} ${finding.part}`;
    if (!found.has(key)) found.set(key, finding);
  }
  return [...found.values()];
}

/** Problem of a key that is unknown or not a valid id. Ajv reports it before the error of the `propertyNames` keyword. */
function describeKey(error: ErrorObject, key: string): Finding {
  const known = (error.params.allowedValues as string[] | undefined) ?? [];
  const text = problemMessage(known.length > 0 ? "unknownKey" : "notAKey", { key });
  return { pointer: error.instancePath + pointerKey(key), ...text, nearest: nearest(key, known), part: "key" };
}

function inWords(error: ErrorObject): Finding {
  const { instancePath: pointer, params } = error;
  const key = unknownKey(error);
  if (key !== undefined) return key;
  switch (error.keyword) {
    case "required":
      return {
        pointer: pointer + pointerKey(params.missingProperty as string),
        ...problemMessage("missing", { key: params.missingProperty as string }),
        part: "value",
      };
    case "enum":
    case "const":
      return oneOf(error, (params.allowedValues as unknown[] | undefined) ?? [params.allowedValue]);
    case "type":
      return {
        pointer,
        ...problemMessage("type", { wanted: [params.type].flat().join(" | "), given: kindOf(error.data) }),
        part: "value",
      };
    case "pattern":
    case "format": {
      const isPattern = (error.parentSchema as { format?: string } | undefined)?.format === "safe-pattern";
      const refusal = isPattern ? patternRefusal(String(error.data)) : null;
      const text = refusal === null ? notAccepted(error) : patternRefused(error.data, refusal);
      return { pointer, ...text, part: "value" };
    }
    case "x-text":
      return {
        pointer,
        ...problemMessage("noText", { key: params.key }),
        nearest: params.nearest as string | undefined,
        part: "value",
      };
    case "x-asset":
      return { pointer, ...problemMessage("noFile", { name: params.name }), part: "value" };
    case "uniqueItems":
      return { pointer, ...problemMessage("itemTwice", { first: params.j + 1, second: params.i + 1 }), part: "value" };
    default:
      return { pointer, ...limitOf(error), part: "value" };
  }
}

/** Text key of each keyword that sets a limit. */
const LIMITS: Readonly<Record<string, ProblemKey>> = {
  minimum: "atLeast",
  maximum: "atMost",
  exclusiveMinimum: "moreThan",
  exclusiveMaximum: "lessThan",
  minLength: "tooShort",
  maxLength: "tooLong",
  minItems: "tooFewItems",
  maxItems: "tooManyItems",
  minProperties: "tooFewKeys",
  maxProperties: "tooManyKeys",
};

/** Text of an exceeded limit. Falls back to Ajv's message for keywords that the product's schemas do not use. */
function limitOf({ keyword, message, params }: ErrorObject): Pick<Finding, "message" | "words"> {
  const key = LIMITS[keyword];
  return key === undefined
    ? problemMessage("other", { reason: message ?? keyword })
    : problemMessage(key, { limit: params.limit });
}

/** Problem of an unknown key of a closed object, or of a key of an open object that is not a valid id. */
function unknownKey(error: ErrorObject): Finding | undefined {
  const { instancePath, params } = error;
  if (error.keyword === "additionalProperties") {
    const key = params.additionalProperty as string;
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const close = nearest(key, known);
    return {
      pointer: instancePath + pointerKey(key),
      ...problemMessage("unknownKey", { key }),
      nearest: close,
      part: "key",
    };
  }
  if (error.keyword !== "propertyNames") return undefined;
  const key = params.propertyName as string;
  return { pointer: instancePath + pointerKey(key), ...problemMessage("notAKey", { key }), part: "key" };
}

function oneOf(error: ErrorObject, allowed: readonly unknown[]): Finding {
  const value = formatProblemValue(error.data);
  const what = schemaDescription(error);
  const many = what === "" ? problemMessage("notKnown", { value }) : problemMessage("notKnownAs", { value, what });
  const text =
    allowed.length > 12
      ? many
      : problemMessage("notOneOf", { value, allowed: allowed.map(formatProblemValue).join(", ") });
  return { pointer: error.instancePath, ...text, nearest: closest(error, allowed), part: "value" };
}

/**
 * Returns the allowed value that the operator probably meant: the one that the schema lists for a common mistake (`x-means`: `UK`
 * for `GB`), otherwise the nearest.
 */
function closest({ data, parentSchema }: ErrorObject, allowed: readonly unknown[]): string | undefined {
  if (typeof data !== "string") return undefined;
  const meant = (parentSchema as { "x-means"?: Readonly<Record<string, string>> } | undefined)?.["x-means"] ?? {};
  const key = data.toUpperCase();
  if (Object.hasOwn(meant, key)) return meant[key];
  return nearest(
    data,
    allowed.filter((value) => typeof value === "string"),
  );
}

/** Returns title and description of the value's schema as one text. */
function schemaDescription({ parentSchema }: ErrorObject): string {
  const { title, description } = (parentSchema ?? {}) as Record<string, unknown>;
  const said = [title, description].filter((word) => typeof word === "string");
  return said.map((word) => word.replace(/\.$/, "")).join(": ");
}

const PATTERN_WORDS: Readonly<Record<PatternRefusal["reason"], ProblemKey>> = {
  syntax: "patternSyntax",
  lookaround: "patternLookaround",
  backReference: "patternBackReference",
  modifier: "patternModifier",
  tooLarge: "patternTooLarge",
};

/** Text of a refused regular expression: the reason, and the replacement. */
const patternRefused = (value: unknown, { part, reason }: PatternRefusal): Pick<Finding, "message" | "words"> =>
  problemMessage(PATTERN_WORDS[reason], { value: formatProblemValue(value), part });

/** Text of a string that does not match its pattern or format, with the schema's description and example of a valid one. */
function notAccepted(error: ErrorObject): Pick<Finding, "message" | "words"> {
  const { examples } = (error.parentSchema ?? {}) as Record<string, unknown>;
  const params = { value: formatProblemValue(error.data), what: schemaDescription(error) };
  if (params.what === "") return problemMessage("notAccepted", params);
  const [example] = Array.isArray(examples) ? examples : [];
  return example === undefined
    ? problemMessage("notAcceptedAs", params)
    : problemMessage("notAcceptedExample", { ...params, example: formatProblemValue(example) });
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return typeof value === "object" ? "object" : formatProblemValue(value);
}
