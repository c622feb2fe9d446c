import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContext } from "~/site/app-context";
import { SITEMAP_PATH, textDocument } from "~/site/site-documents";

/** What crawlers may read: every page; no calls, and nothing that changes anything. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { info } = await siteContext(context).wps.system.whitelabel({});
  const lines = [
    "User-agent: *",
    "Disallow: /wps/",
    "Disallow: /preferences",
    "",
    `Sitemap: ${info.whitelabel.origin}${SITEMAP_PATH}`,
    "",
  ];
  return textDocument(lines.join("\n"), "text/plain");
}
