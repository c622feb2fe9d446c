import type { z } from "zod";
import type { CallSpec } from "./define";
import { type FieldIssue, validationError } from "./errors";
import { codeOfZod } from "./issues";

/**
 * Validates an input against its call's schema and fills in defaults.
 *
 * @throws WpsError validation, with the fields
 */
export function parseInput<C extends CallSpec>(call: C, input: unknown): z.output<C["input"]> {
  const result = call.input.safeParse(input, { reportInput: true });
  if (result.success) {
    refuseNul(result.data);
    return result.data as z.output<C["input"]>;
  }
  throw validationError(result.error.issues.flatMap(fieldIssues));
}

/** Refuses NUL, which PostgreSQL cannot store in text and which is never typed. */
function refuseNul(value: unknown, path: readonly string[] = []): void {
  if (typeof value === "string") {
    if (value.includes("\u0000")) throw validationError([{ field: path.join("."), issue: "refused_character" }]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) refuseNul(child, [...path, key]);
  }
}

function fieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  const path = issue.path.map(String);
  if (issue.code !== "unrecognized_keys") return [{ field: path.join("."), issue: issue.code, ...codeOfZod(issue) }];
  return issue.keys.map((key) => ({ field: [...path, key].join(".").slice(0, 60), issue: "unknown_field" }));
}
