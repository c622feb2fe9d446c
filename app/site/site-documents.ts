import { canonicalPath, type MenuNode, pagePaths, pagesOf, pathsOf } from "~/platform/brands/page-paths";
import type { SiteIdentity } from "./app-context";
import { alternatesOf, pageAddress } from "./page-meta";

export const SITEMAP_PATH = "/sitemap.xml";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** Returns the canonical paths of all indexable pages, without duplicates. */
function listedPaths(menu: readonly MenuNode[], things: readonly PageSubjects[]): ReadonlySet<string> {
  const pages = [...pagesOf(menu)].filter(({ props }) => props["index"] !== false);
  const paths = pathsOf(pagesOf(menu));
  const isBare = new Set(things.filter(({ needsQuery }) => needsQuery).map(({ page }) => page));
  return new Set(
    pages.flatMap((page) => {
      const own = pagePaths(page.props).map((at) => canonicalPath(at, paths));
      const [first = ""] = own;
      const queries = things.filter((one) => one.page === page.id).flatMap((one) => one.queries);
      const chosen = queries.map((query) => `${first}?${new URLSearchParams(query)}`);
      return isBare.has(page.id) ? chosen : [...own, ...chosen];
    }),
  );
}

/** Subjects that a page shows by query. */
export interface PageSubjects {
  /** Id of the page. */
  readonly page: string;
  readonly queries: readonly Readonly<Record<string, string>>[];
  /** True if the page has no content without such a query. */
  readonly needsQuery: boolean;
}

/** Builds the sitemap: each page in each language, with its alternates (sitemaps.org; hreflang as Google reads it). */
export function sitemapXml(
  menu: readonly MenuNode[],
  site: SiteIdentity,
  things: readonly PageSubjects[] = [],
): string {
  const urls = [...listedPaths(menu, things)].flatMap((path) => {
    const links = alternatesOf(site, path).map(
      ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    return site.languages.map(
      ([code]) => `<url><loc>${escapeXml(pageAddress(site, path, code))}</loc>${links.join("")}</url>`,
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** Returns a text document that is the same for all visitors. */
export function textDocument(body: string, type: string): Response {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, no-cache" };
  return new Response(body, { headers });
}
