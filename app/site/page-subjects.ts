import { type MenuNode, pagePaths, pagesOf } from "~/platform/brands/page-paths";
import type { SiteContext } from "./app-context";
import type { PageSubjects } from "./site-documents";
import type { BlockContext, ServerBlocks } from "./types";

/** Yields all blocks of a page. */
function* blocksOf({ children }: MenuNode): Generator<MenuNode> {
  for (const area of children) yield* area.children;
}

/**
 * Returns the subjects that the brand's pages show by query (such as single promotions), page by page. The sitemap lists them in
 * addition to the pages.
 */
export async function pageSubjects(
  site: Pick<SiteContext, "leads" | "language" | "wps">,
  menu: readonly MenuNode[],
  blocks: ServerBlocks,
): Promise<readonly PageSubjects[]> {
  const places = [...pagesOf(menu)].flatMap((page) => [...blocksOf(page)].map((block) => ({ block, page })));
  const found = await Promise.all(
    places.map(async ({ block, page }): Promise<readonly PageSubjects[]> => {
      const { needsSubject = false, subjects } = blocks[block.type] ?? {};
      if (!subjects) return [];
      const found = await subjects(contextOf(site, page), block.props as never);
      // Queries outside of the page's canonical address are the same page to search engines.
      const names = (page.props["canonicalQuery"] as readonly string[] | undefined) ?? [];
      const queries = found.filter((query) => Object.keys(query).every((name) => names.includes(name)));
      return [{ page: page.id, queries, needsQuery: needsSubject }];
    }),
  );
  return found.flat();
}

const contextOf = (
  { leads, language, wps }: Pick<SiteContext, "leads" | "language" | "wps">,
  { props }: MenuNode,
): BlockContext => ({
  leads,
  wps,
  language,
  account: "visitor",
  path: pagePaths(props)[0]?.path ?? "/",
  query: {},
  signal: new AbortController().signal,
});
