import { entriesOf } from "./brand-parts";
import { CENTRE_FLAGS, centreOf } from "./centres";
import { isFlagOn } from "./is-flag-on";
import { pagesOf, pathsOf } from "./page-paths";
import type { BrandSnapshot } from "./types";

/** Routes of the product that are no pages of a brand's tree. */
const ROUTES = new Set([
  "/service",
  "/contact",
  "/favourites",
  "/logout",
  "/preferences",
  "/records.csv",
  "/my-data.json",
]);
/** Files and games of the product. */
const FOLDERS = /^\/(?:art|brand-assets|house|wps)\//;

const pathsOfBrand = new WeakMap<BrandSnapshot, ReadonlySet<string>>();

/** Every path that the brand's pages answer, as its flags are. */
function pathsIn(brand: BrandSnapshot): ReadonlySet<string> {
  let paths = pathsOfBrand.get(brand);
  if (!paths) {
    paths = pathsOf(pagesOf(brand.menu));
    pathsOfBrand.set(brand, paths);
  }
  return paths;
}

/** Whether a page of a centre is there: some are while their flag is on. */
function isCentreOpen(brand: BrandSnapshot, path: string): boolean {
  const key = path.split("/")[2] ?? "";
  return !Object.hasOwn(CENTRE_FLAGS, key) || isFlagOn(brand, CENTRE_FLAGS[key as keyof typeof CENTRE_FLAGS]);
}

function namesPromotion(brand: BrandSnapshot, query: string): boolean {
  const id = new URLSearchParams(query).get("id");
  return id === null || entriesOf(brand, brand.content.promotions.items).some(([known]) => known === id);
}

/**
 * Whether a link of a brand's pages and texts leads to something: an own path that no page answers, because it is off or
 * its flag is, leads nowhere. Addresses of other sites and places on the same page always do.
 * @param href as written in the brand's files, e.g. `/promoDetail?id=welcome`
 */
export function leadsSomewhere(brand: BrandSnapshot, href: string): boolean {
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
