import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContext } from "~/site/app-context";
import { SITEMAP_PATH, textDocument } from "~/site/site-documents";

/** Serves the rules for crawlers: all pages are allowed; calls and preferences are not. */
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
