import type { z } from "zod";
import type { CallSpec } from "./contract/define";
import { type FieldIssue, validationError } from "./errors";

/**
 * Checks an input against its call's schema and fills defaults in.
 * @throws WpsError validation, naming the fields
 */
export function parseInput<C extends CallSpec>(call: C, input: unknown): z.output<C["input"]> {
  const result = call.input.safeParse(input);
  if (result.success) return result.data as z.output<C["input"]>;
  throw validationError(result.error.issues.flatMap(fieldIssues));
}

function fieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  const path = issue.path.map(String);
  if (issue.code !== "unrecognized_keys") return [{ field: path.join("."), issue: issue.code }];
  return issue.keys.map((key) => ({ field: [...path, key].join(".").slice(0, 60), issue: "unknown_field" }));
}
