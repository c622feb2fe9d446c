import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContext } from "~/site/app-context";
import { offlinePage } from "~/site/offline-page.server";

/** Serves the page that browsers cache for use without network (`app/service-worker.ts`). */
export function loader({ context }: LoaderFunctionArgs) {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, no-cache" };
  return new Response(offlinePage(siteContext(context)), { headers });
}
