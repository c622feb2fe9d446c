import { canonicalPath, type MenuNode, type PagePath, pagePaths, pagesOf } from "~/platform/brands/page-paths";

/** A page module and by which of its addresses it was found. */
export interface FoundPage {
  readonly page: MenuNode;
  readonly at: PagePath;
}

/** The page that answers a path. */
export function findPage(menu: readonly MenuNode[], path: string): FoundPage | undefined {
  for (const page of pagesOf(menu)) {
    const at = pagePaths(page.props).find((each) => each.path === path);
    if (at) return { page, at };
  }
  return undefined;
}

/** The page's title as written: its own, or the one for what the path says. */
export function titleOf({ page, at }: FoundPage): unknown {
  const { param, title } = page.props as { readonly param?: { readonly titles?: object }; readonly title: unknown };
  const [value = ""] = Object.values(at.param);
  const titles = (param?.titles ?? {}) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(titles, value) ? titles[value] : title;
}

/** What the page reads of a query: its declared names, and what the path itself says. */
export function pageQuery({ page, at }: FoundPage, query: Readonly<Record<string, string>>): Record<string, string> {
  const names = (page.props["query"] as readonly string[] | undefined) ?? [];
  const declared = names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]]));
  return { ...Object.fromEntries(declared), ...at.param };
}

/**
 * Path and query that stand for the page in search engines.
 * @param paths every path that the brand answers: another page may stand for this one, where the brand has it
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
