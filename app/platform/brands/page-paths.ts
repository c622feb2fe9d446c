/** Address properties of a page module. Props come from validated JSON (schemas/page.schema.json). */
interface PageAddress {
  readonly path: string;
  readonly paths?: readonly string[];
  readonly param?: {
    readonly name: string;
    readonly values: readonly string[];
    /** Paths of other pages with the same content, by parameter value. */
    readonly same?: Readonly<Record<string, string>>;
  };
  readonly query?: readonly string[];
  readonly canonicalQuery?: readonly string[];
}

/** One address of a page. */
export interface PagePath {
  readonly path: string;
  /** Canonical address for search engines. */
  readonly canonical: string;
  /** Path of another page with the same content. It is the canonical one if the brand has it. */
  readonly same?: string;
  /** Parameters encoded in the path, e.g. `{ games: "rng" }`. Added to the query. */
  readonly param: Readonly<Record<string, string>>;
}

/** A module of a brand's module tree, as returned by the menu call. */
export interface MenuNode {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly MenuNode[];
}

/** Yields every page of a module tree, depth first. */
export function* pagesOf(menu: readonly MenuNode[]): Generator<MenuNode> {
  for (const node of menu) {
    if (node.type === "page") yield node;
    yield* pagesOf(node.children);
  }
}

/** Returns all paths of these pages. */
export function pathsOf(pages: Iterable<MenuNode>): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { props } of pages) for (const { path } of pagePaths(props)) paths.add(path);
  return paths;
}

/** Returns the canonical path for search engines. @param paths all paths of the brand */
export const canonicalPath = ({ canonical, same }: PagePath, paths: ReadonlySet<string>): string =>
  same !== undefined && paths.has(same) ? same : canonical;

const NONE: Readonly<Record<string, string>> = {};

/**
 * Returns all addresses of a page: its path, its alternative paths, and `<path>/<value>` for each parameter value in lower and
 * upper case.
 */
export function pagePaths(props: object): readonly PagePath[] {
  const { path, paths = [], param } = props as PageAddress;
  const found: PagePath[] = [path, ...paths].map((each) => ({ path: each, canonical: path, param: NONE }));
  const folder = path === "/" ? "" : path;
  for (const value of param?.values ?? []) {
    const canonical = `${folder}/${value}`;
    const same = param?.same?.[value];
    for (const spelling of new Set([value, value.toUpperCase()]))
      found.push({
        path: `${folder}/${spelling}`,
        canonical,
        param: { [param?.name ?? ""]: value },
        ...(same ? { same } : {}),
      });
  }
  return found;
}
