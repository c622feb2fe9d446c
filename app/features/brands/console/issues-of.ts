import type { FieldIssue, WpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";

/** What is wrong with each field of a form, in the staff's language: the first part of the field's name → the words. */
export function issuesOf(
  { t }: Pick<ConsoleContext, "t">,
  { details }: Pick<WpsError, "details">,
): Record<string, string> {
  const issues = (details as { issues?: readonly FieldIssue[] } | null)?.issues ?? [];
  const words = (issue: string) => t(issue.startsWith("errors:") ? issue : "console:files.new.refused");
  return Object.fromEntries(issues.map(({ field, issue }) => [field.split(".")[0] ?? "", words(issue)]));
}
