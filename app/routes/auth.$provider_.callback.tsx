import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { finishIdentitySignIn } from "~/features/access/pages/sign-in/identity.server";
import { SignInForm } from "~/features/access/pages/sign-in/sign-in-form";
import { identityCookie } from "~/platform/wps/session-cookies";
import { blocks } from "~/registry/blocks.server";
import type { loader as rootLoader } from "~/root";
import { siteContext } from "~/site/app-context";
import { FormPanel } from "~/site/form-panel";
import { loadPage } from "~/site/load-page";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary, meta } from "./$";

/**
 * Handles the return from an identity provider: signs in and redirects, or shows the refusal on the sign-in page (requirement A1).
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const site = siteContext(context);
  if (site.status !== 0) return json(null);
  const query = new URL(request.url).search.slice(1);
  const answer = await finishIdentitySignIn(site, params["provider"] ?? "", query, request.headers.get("cookie"));
  if (answer instanceof Response) throw answer;
  const page = await loadPage(site, "/login", blocks);
  if (!page) throw new Response(null, { status: 404 });
  // Clears the cookie of the sign-in attempt, which is used up.
  return json({ ...page, answer }, { headers: { "Set-Cookie": identityCookie(null, site.secure) } });
}

export default function ComeBackPage() {
  const found = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (root?.kind !== "site" || !found) return null;
  const { answer } = found;
  const form = <SignInForm site={root.site} look="sheet" next={answer.values.next} answer={answer} />;
  return <BrandPage lead={<FormPanel>{form}</FormPanel>} />;
}
