import { z } from "zod";
import type { CallSpec } from "./define";
import { type FieldIssue, validationError } from "./errors";

/**
 * Returns the input of a GET call from its query. Values are strings; a valid number or boolean is converted where the
 * schema expects one. Other values stay strings, which the schema refuses. A repeated name is refused.
 */
export function inputOfQuery(call: CallSpec, query: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = Object.create(null);
  const twice: FieldIssue[] = [];
  for (const [name, value] of query) {
    if (name in input) twice.push({ field: name, issue: "duplicate" });
    input[name] = coerce(value, Object.hasOwn(call.input.shape, name) ? call.input.shape[name] : undefined);
  }
  if (twice.length > 0) throw validationError(twice);
  return input;
}

function coerce(value: string, schema: unknown): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodNumber) return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : value;
  if (inner instanceof z.ZodBoolean) return value === "true" ? true : value === "false" ? false : value;
  return value;
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return unwrap(schema.unwrap());
  }
  return schema;
}
