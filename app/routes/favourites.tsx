import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { sitePath } from "~/platform/text/site-path";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";

/** Renders a refused form; this route has no other page. */
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Adds or removes a favourite game for browsers without scripts, then redirects back to the list (requirement G3). */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  const form = await request.formData();
  const from = sitePath(form.get("from")) ?? "/";
  const name = form.has("remove") ? "remove" : "add";
  try {
    await site.wps.game.toggleFavourite({ action: name, nodeId: Number(form.get(name)) });
  } catch (error) {
    if (!isWpsError(error)) throw error;
    if (error.code === "notLoggedIn") return redirect(`/login?${new URLSearchParams({ next: from })}`, 303);
    throw new Response(site.explain(error), { status: error.status, headers: { "Cache-Control": "no-store" } });
  }
  return redirect(from, 303);
}

/** A GET request changes nothing. */
export const loader = () => redirect("/");

export default function NoPage() {
  return null;
}
