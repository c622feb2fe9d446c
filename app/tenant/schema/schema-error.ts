import type { ErrorObject } from "ajv";
import { pointerKey } from "~/core/json";
import { nearest } from "~/tenant/nearest";
import { type RawProblem, shown } from "~/tenant/problem";

type Finding = Omit<RawProblem, "file">;

/** Follow-ups of other errors, which would only repeat them. */
const SILENT = new Set(["if", "allOf", "anyOf", "$ref"]);

/** The validator's errors (with `verbose`) in words for an operator, each once. */
export function describeErrors(errors: readonly ErrorObject[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const error of errors) {
    // "or null" is told by its neighbour.
    if (SILENT.has(error.keyword) || error.params.type === "null") continue;
    const finding = error.propertyName === undefined ? inWords(error) : describeKey(error, error.propertyName);
    const key = `${finding.pointer} ${finding.part}`;
    if (!found.has(key)) found.set(key, finding);
  }
  return [...found.values()];
}

/** A key that is not among the known ones, or cannot be an id. Comes before the error of its `propertyNames`. */
function describeKey(error: ErrorObject, key: string): Finding {
  const known = (error.params.allowedValues as string[] | undefined) ?? [];
  const message = known.length > 0 ? `unknown key "${key}"` : `"${key}" cannot be a key here`;
  return { pointer: error.instancePath + pointerKey(key), message, nearest: nearest(key, known), part: "key" };
}

function inWords(error: ErrorObject): Finding {
  const { instancePath: pointer, params } = error;
  const key = unknownKey(error);
  if (key !== undefined) return key;
  switch (error.keyword) {
    case "required":
      return {
        pointer: pointer + pointerKey(params.missingProperty as string),
        message: `"${params.missingProperty}" is missing`,
        part: "value",
      };
    case "enum":
    case "const":
      return oneOf(error, (params.allowedValues as unknown[] | undefined) ?? [params.allowedValue]);
    case "type":
      return { pointer, message: `must be ${typeNames(params.type)}, not ${kindOf(error.data)}`, part: "value" };
    case "pattern":
    case "format":
      return { pointer, message: `${shown(error.data)} is not accepted${hint(error)}`, part: "value" };
    case "x-text":
    case "x-asset":
      return { pointer, message: error.message ?? "", nearest: params.nearest as string | undefined, part: "value" };
    default:
      return { pointer, message: error.message ?? error.keyword, part: "value" };
  }
}

/** An unknown key of a closed object, or one that cannot be an id of an open one. */
function unknownKey(error: ErrorObject): Finding | undefined {
  const { instancePath, params } = error;
  if (error.keyword === "additionalProperties") {
    const key = params.additionalProperty as string;
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const close = nearest(key, known);
    return { pointer: instancePath + pointerKey(key), message: `unknown key "${key}"`, nearest: close, part: "key" };
  }
  if (error.keyword !== "propertyNames") return undefined;
  const key = params.propertyName as string;
  return { pointer: instancePath + pointerKey(key), message: `"${key}" cannot be a key here`, part: "key" };
}

function oneOf(error: ErrorObject, allowed: readonly unknown[]): Finding {
  const words = allowed.filter((value) => typeof value === "string");
  const close = typeof error.data === "string" ? nearest(error.data, words) : undefined;
  const list = allowed.length > 12 ? "" : `; it can be ${allowed.map(shown).join(", ")}`;
  const message = `${shown(error.data)} is not known here${list}`;
  return { pointer: error.instancePath, message, nearest: close, part: "value" };
}

/** What the schema says of the right form, with an example. */
function hint(error: ErrorObject): string {
  const { title, description, examples } = (error.parentSchema ?? {}) as Record<string, unknown>;
  const what = typeof description === "string" ? `: ${description.replace(/\.$/, "")}` : "";
  const example = Array.isArray(examples) && examples.length > 0 ? `, e.g. ${shown(examples[0])}` : "";
  return `${typeof title === "string" ? ` as ${title}` : ""}${what}${example}`;
}

function typeNames(type: unknown): string {
  const names = Array.isArray(type) ? type : [type];
  return names.map((name) => (/^[aeio]/.test(String(name)) ? `an ${name}` : `a ${name}`)).join(" or ");
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number" && !Number.isFinite(value)) return "a number out of range";
  return typeof value === "object" ? "an object" : shown(value);
}
