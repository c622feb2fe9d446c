import { type FormField, fieldProblems } from "~/core/account-forms";
import { validationError } from "~/wps/errors";

/**
 * Refuses values that break a form's rules, the same ones that its page shows.
 * @throws WpsError validation; each issue is the key of the text that explains it
 */
export function assertFields(fields: readonly FormField[], values: Readonly<Record<string, string>>): void {
  const issues = Object.entries(fieldProblems(fields, values)).map(([field, { text }]) => ({ field, issue: text }));
  if (issues.length > 0) throw validationError(issues);
}
