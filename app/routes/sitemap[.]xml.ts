import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContext } from "~/site/app-context";
import { siteMap, textDocument } from "~/site/site-documents";

/** Every page of the brand that search engines may list, in each of its languages. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { document, wps } = siteContext(context);
  if (!document.site) throw new Response(null, { status: 404 });
  const { modules } = await wps.system.menu({});
  return textDocument(siteMap(modules, document.site), "application/xml");
}
