import { pagePaths, pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { PageRoute } from "~/platform/http/types";

type Routes = ReadonlyMap<string, PageRoute>;

/**
 * Documents of a brand for search engines and browsers. They are the same for every visitor and are therefore cached like its
 * pages.
 */
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

/** Returns a lookup of a brand's page by path. It covers the pages of the enabled module tree, read once per snapshot. */
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
