import { entriesOf } from "~/platform/brands/brand-parts";
import { type MenuNode, pagePaths, pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";

type Has = (brand: BrandSnapshot) => boolean;

const hasEntries =
  (kind: "announcements" | "points" | "promotions" | "vip"): Has =>
  (brand) =>
    entriesOf(brand, brand.content[kind].items as Readonly<Record<string, { readonly order?: number }>>).length > 0;

/** Block types that only list entries of the brand, each with a check that the brand has any. */
const LISTS: Readonly<Record<string, Has>> = {
  downloads: (brand) => entriesOf(brand, brand.config.resources).length > 0,
  notices: hasEntries("announcements"),
  "points-mall": hasEntries("points"),
  promotions: hasEntries("promotions"),
  "vip-levels": hasEntries("vip"),
};

function pageAt(menu: readonly MenuNode[], path: string): MenuNode | undefined {
  return [...pagesOf(menu)].find(({ props }) => pagePaths(props).some((each) => each.path === path));
}

/**
 * Returns true if a link leads to a page with content. False if the page's main area only lists entries that the brand does not
 * have: such links are hidden, and the page shows an empty state.
 */
export function hasPageContent(brand: BrandSnapshot, href: string): boolean {
  const [path = ""] = href.split(/[?#]/);
  const main = pageAt(brand.menu, path)?.children.find(({ id }) => id === "main")?.children ?? [];
  return main.length === 0 || main.some(({ type }) => LISTS[type]?.(brand) ?? true);
}
