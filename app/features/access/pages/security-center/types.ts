import type { ShellSite } from "~/site/frame/shell-site";
import type { FormAnswer } from "~/ui/form-answer";
import type { securityCenter } from "./security-center.server";

/** What the page shows. */
export type SecurityData = Awaited<ReturnType<typeof securityCenter.load>>;

/** What each section of the page is given. */
export interface SectionProps {
  readonly data: SecurityData;
  readonly site: ShellSite;
  /** What the page's form was answered before it had scripts. */
  readonly answer: FormAnswer | undefined;
}
