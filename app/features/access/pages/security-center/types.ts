import type { ShellSite } from "~/site/frame/shell-site";
import type { FormAnswer } from "~/ui/form-answer";
import type { securityCenter } from "./security-center.server";

/** Loader data of the page. */
export type SecurityData = Awaited<ReturnType<typeof securityCenter.load>>;

/** Props of the page's sections. */
export interface SectionProps {
  readonly data: SecurityData;
  readonly site: ShellSite;
  /** Answer to a form posted without scripts. */
  readonly answer: FormAnswer | undefined;
}
