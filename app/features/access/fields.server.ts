import { type FieldProblem, type FormField, fieldProblems } from "~/platform/brands/account-forms";
import { type FieldIssue, validationError } from "~/platform/wps/errors";

/**
 * Refuses values that break a form's rules, the same ones that its page shows.
 * @throws WpsError validation; each issue is the key of the text that explains it
 */
export function assertFields(fields: readonly FormField[], values: Readonly<Record<string, string>>): void {
  const issues = Object.entries(fieldProblems(fields, values)).map(([field, problem]) => issueOf(field, problem));
  if (issues.length > 0) throw validationError(issues);
}

/** A problem of a form's field, as a call tells it. */
export const issueOf = (field: string, { params, text }: FieldProblem): FieldIssue => ({ field, issue: text, params });
