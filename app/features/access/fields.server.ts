import { type FieldProblem, type FormField, fieldProblems } from "~/platform/brands/account-forms";
import { type FieldIssue, validationError } from "~/platform/wps/errors";

/**
 * Validates values against the rules of a form; the page uses the same rules.
 * @throws WpsError validation; each issue is the key of the text that explains it
 */
export function assertFields(fields: readonly FormField[], values: Readonly<Record<string, string>>): void {
  const issues = Object.entries(fieldProblems(fields, values)).map(([field, problem]) => issueOf(field, problem));
  if (issues.length > 0) throw validationError(issues);
}

/** Returns a problem of a form field in the form of the calls. */
export const issueOf = (field: string, { params, text }: FieldProblem): FieldIssue => ({ field, issue: text, params });
