import { pagePaths, pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { PageRoute } from "~/platform/http/types";

type Routes = ReadonlyMap<string, PageRoute>;

/** What search engines and browsers read of a brand: the same for every visitor, so kept like its pages. */
const DOCUMENTS = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/offline.html",
  "/.well-known/security.txt",
];

function readRoutes(brand: BrandSnapshot): Routes {
  const routes = new Map<string, PageRoute>(DOCUMENTS.map((path) => [path, { query: [] }]));
  for (const { props } of pagesOf(brand.menu)) {
    const route = { query: (props["query"] as readonly string[] | undefined) ?? [] };
    for (const { path } of pagePaths(props)) routes.set(path, route);
  }
  return routes;
}

/** Looks a brand's page up by its path: the pages of the enabled module tree, read once a snapshot. */
export function pageRoutes(): (brand: BrandSnapshot, path: string) => PageRoute | null {
  const known = new WeakMap<BrandSnapshot, Routes>();
  return (brand, path) => {
    let routes = known.get(brand);
    if (!routes) {
      routes = readRoutes(brand);
      known.set(brand, routes);
    }
    return routes.get(path) ?? null;
  };
}
