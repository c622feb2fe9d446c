import type { LoaderFunctionArgs } from "@remix-run/node";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";

/** Returns all data that the brand holds about the member, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = siteContext(context);
  if (site.status !== 0) throw new Response(null, { status: 503 });
  try {
    const { at, data } = await site.wps.member.dataExport({});
    const { code } = site.brand;
    return new Response(`${JSON.stringify({ brand: code, at, data }, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${code}-${at.slice(0, 10)}.json"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return new Response(site.explain(error), { status: error.status, headers: { "Cache-Control": "no-store" } });
  }
}
