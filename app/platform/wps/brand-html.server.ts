import { hasLinkTarget } from "~/platform/brands/link-targets";
import type { SiteContext } from "./context";
import { safeHtml, withOpenLinks } from "./html.server";

/** Sanitises HTML of a brand's files and removes links to pages that the brand does not have. */
export function brandHtml({ brand }: Pick<SiteContext, "brand">, html: string): string {
  return withOpenLinks(safeHtml(html), (href) => hasLinkTarget(brand, href));
}
