/** What a page module says about its addresses; props come from checked JSON (schemas/page.schema.json). */
interface PageAddress {
  readonly path: string;
  readonly paths?: readonly string[];
  readonly param?: {
    readonly name: string;
    readonly values: readonly string[];
    /** Paths of other pages that show the same as a value. */
    readonly same?: Readonly<Record<string, string>>;
  };
  readonly query?: readonly string[];
  readonly canonicalQuery?: readonly string[];
}

/** One address of a page. */
export interface PagePath {
  readonly path: string;
  /** The address that stands for this one in search engines. */
  readonly canonical: string;
  /** Path of another page that shows the same and is the one to list, where the brand has it. */
  readonly same?: string;
  /** What the path itself says, e.g. `{ games: "rng" }`; added to the query. */
  readonly param: Readonly<Record<string, string>>;
}

/** A module of a brand's tree, as the menu call answers it. */
export interface MenuNode {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly MenuNode[];
}

/** Every page of a module tree, depth first. */
export function* pagesOf(menu: readonly MenuNode[]): Generator<MenuNode> {
  for (const node of menu) {
    if (node.type === "page") yield node;
    yield* pagesOf(node.children);
  }
}

/** Every path that these pages answer. */
export function pathsOf(pages: Iterable<MenuNode>): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { props } of pages) for (const { path } of pagePaths(props)) paths.add(path);
  return paths;
}

/** The path that stands for one in search engines. @param paths every path that the brand answers */
export const canonicalPath = ({ canonical, same }: PagePath, paths: ReadonlySet<string>): string =>
  same !== undefined && paths.has(same) ? same : canonical;

const NONE: Readonly<Record<string, string>> = {};

/**
 * Every address that a page answers: its path, its other paths, and `<path>/<value>` for each value of its parameter, in
 * lower and in upper case (spec 2 section 2.1: the games parameter is read upper-cased).
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
