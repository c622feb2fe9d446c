import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { siteContext } from "~/lib/app-context";
import { isWpsError } from "~/wps/errors";

/**
 * Opens the game that an address names (`gameId`, `vendor`), or the brand's sports: leads to it. A visitor is asked to sign
 * in first; a refusal is told in words.
 */
export async function openGame({
  context,
  request,
}: Pick<ActionFunctionArgs, "context" | "request">): Promise<Response> {
  const site = siteContext(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const [gameCode, vendor] = [searchParams.get("gameId") ?? undefined, searchParams.get("vendor") ?? undefined];
  try {
    const { game } = site.wps;
    const isNamed = gameCode !== undefined || vendor !== undefined;
    const { url } = await (isNamed ? game.launch({ gameCode, vendor }) : game.launchFbSports({}));
    return redirect(url, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (!isWpsError(error)) throw error;
    if (error.code === "notLoggedIn") return redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
    return json({ refusal: site.explain(error) }, { headers: { "Cache-Control": "no-store" } });
  }
}
