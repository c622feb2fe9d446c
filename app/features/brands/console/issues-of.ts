import type { FieldIssue, WpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";

/** Maps field names (their first segment) of a form to messages in the staff's language. */
export function issuesOf(
  { t }: Pick<ConsoleContext, "t">,
  { details }: Pick<WpsError, "details">,
): Record<string, string> {
  const issues = (details as { issues?: readonly FieldIssue[] } | null)?.issues ?? [];
  const words = (issue: string) => t(issue.startsWith("errors:") ? issue : "console:files.new.refused");
  return Object.fromEntries(issues.map(({ field, issue }) => [field.split(".")[0] ?? "", words(issue)]));
}
