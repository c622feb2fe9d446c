import type { LoaderFunctionArgs } from "@remix-run/node";
import { blocks } from "~/registry/blocks.server";
import { siteContext } from "~/site/app-context";
import { pageSubjects } from "~/site/page-subjects";
import { sitemapXml, textDocument } from "~/site/site-documents";

/** Max age in seconds; short because promotions begin and end by the clock. */
const KEPT_S = 300;

/** Serves the sitemap: every indexable page of the brand, in each of its languages. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { document, wps } = site;
  if (!document.site) throw new Response(null, { status: 404 });
  const { modules } = await wps.system.menu({});
  const things = await pageSubjects(site, modules, blocks);
  site.cache.note({ tags: ["promotions", "vendors", "lotteries"], maxAge: KEPT_S });
  return textDocument(sitemapXml(modules, document.site, things), "application/xml");
}
