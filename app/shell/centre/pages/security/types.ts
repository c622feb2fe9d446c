import type { FormAnswer } from "~/lib/form-answer";
import type { ShellSite } from "~/lib/shell-site";
import type { securityCenter } from "~/shell/centre/pages/security-center.server";

/** What the page shows. */
export type SecurityData = Awaited<ReturnType<typeof securityCenter.load>>;

/** What each section of the page is given. */
export interface SectionProps {
  readonly data: SecurityData;
  readonly site: ShellSite;
  /** What the page's form was answered before it had scripts. */
  readonly answer: FormAnswer | undefined;
}
