import type { LoaderFunctionArgs } from "@remix-run/node";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";

/** A record as a file (checklist W6): `?of=bets|transactions&from=…&to=…`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteContext(context);
  if (site.status !== 0) throw new Response(null, { status: 503 });
  const { searchParams } = new URL(request.url);
  const of = searchParams.get("of") === "bets" ? "bets" : "transactions";
  const [from, to] = [searchParams.get("from") ?? undefined, searchParams.get("to") ?? undefined];
  try {
    const { content, name } = await site.wps.report.statement({ of, from, to });
    return new Response(`\uFEFF${content}`, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return new Response(site.explain(error), { status: error.status, headers: { "Cache-Control": "no-store" } });
  }
}
