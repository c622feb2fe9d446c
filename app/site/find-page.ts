import { canonicalPath, type MenuNode, type PagePath, pagePaths, pagesOf } from "~/platform/brands/page-paths";

/** A page module with the path that matched. */
export interface FoundPage {
  readonly page: MenuNode;
  readonly at: PagePath;
}

/** Finds the page for a path. */
export function findPage(menu: readonly MenuNode[], path: string): FoundPage | undefined {
  for (const page of pagesOf(menu)) {
    const at = pagePaths(page.props).find((each) => each.path === path);
    if (at) return { page, at };
  }
  return undefined;
}

/** Returns the page's title as configured: the one for the path's parameter, else the page's general title. */
export function pageTitle({ page, at }: FoundPage): unknown {
  const { param, title } = page.props as { readonly param?: { readonly titles?: object }; readonly title: unknown };
  const [value = ""] = Object.values(at.param);
  const titles = (param?.titles ?? {}) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(titles, value) ? titles[value] : title;
}

/** Returns the query of the page: its declared names, and the parameters of the path. */
export function pageQuery({ page, at }: FoundPage, query: Readonly<Record<string, string>>): Record<string, string> {
  const names = (page.props["query"] as readonly string[] | undefined) ?? [];
  const declared = names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]]));
  return { ...Object.fromEntries(declared), ...at.param };
}

/**
 * Returns the canonical path and query of the page.
 * @param paths all paths of the brand; the canonical page can be another one, if the brand has it
 */
export function canonicalOf(
  { page, at }: FoundPage,
  query: Readonly<Record<string, string>>,
  paths: ReadonlySet<string>,
): string {
  const path = canonicalPath(at, paths);
  const names = (page.props["canonicalQuery"] as readonly string[] | undefined) ?? [];
  const kept = new URLSearchParams(names.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  return kept.size > 0 ? `${path}?${kept}` : path;
}
