import { entriesOf } from "./brand-parts";
import { CENTRE_FLAGS, centreOf } from "./centres";
import { isFlagOn } from "./is-flag-on";
import { pagesOf, pathsOf } from "./page-paths";
import type { BrandSnapshot } from "./types";

/** Routes of the product outside a brand's page tree. */
const ROUTES = new Set([
  "/service",
  "/contact",
  "/favourites",
  "/logout",
  "/preferences",
  "/records.csv",
  "/my-data.json",
]);
/** Folders of the product's files and games. */
const FOLDERS = /^\/(?:art|brand-assets|house|wps)\//;

const pathsOfBrand = new WeakMap<BrandSnapshot, ReadonlySet<string>>();

/** Returns all paths of the brand's visible pages. Cached per snapshot. */
function pathsIn(brand: BrandSnapshot): ReadonlySet<string> {
  let paths = pathsOfBrand.get(brand);
  if (!paths) {
    paths = pathsOf(pagesOf(brand.menu));
    pathsOfBrand.set(brand, paths);
  }
  return paths;
}

/** Returns true when a page of a centre is available: some depend on a flag. */
function isCentreOpen(brand: BrandSnapshot, path: string): boolean {
  const key = path.split("/")[2] ?? "";
  return !Object.hasOwn(CENTRE_FLAGS, key) || isFlagOn(brand, CENTRE_FLAGS[key as keyof typeof CENTRE_FLAGS]);
}

function namesPromotion(brand: BrandSnapshot, query: string): boolean {
  const id = new URLSearchParams(query).get("id");
  return id === null || entriesOf(brand, brand.content.promotions.items).some(([known]) => known === id);
}

/**
 * Returns true when a link in a brand's pages or texts has a target. A site-relative path without a page (or with a page that is
 * off) has none. URLs of other sites and fragments always have one.
 * @param href as written in the brand's files, e.g. `/promoDetail?id=welcome`
 */
export function hasLinkTarget(brand: BrandSnapshot, href: string): boolean {
  if (!href.startsWith("/")) return true;
  const [address = ""] = href.split("#");
  const [written = "", query = ""] = address.split("?");
  const path = written === "/download" ? "/down" : written;
  if (ROUTES.has(path) || FOLDERS.test(path)) return true;
  if (centreOf(path) !== null) return isCentreOpen(brand, path);
  if (!pathsIn(brand).has(path)) return false;
  if (path === "/register" || path === "/register.html") return isFlagOn(brand, "directRegistration");
  return path !== "/promoDetail" || namesPromotion(brand, query);
}
