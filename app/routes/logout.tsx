import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { redirectAfterSignOut } from "~/features/access/pages/sign-in/sign-in.server";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";

/** Renders a refused form; this route has no other page. */
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Signs out and redirects to the home page (requirement A15). A session that is already over counts as success. */
export async function action({ context }: ActionFunctionArgs) {
  const site = siteContext(context);
  try {
    await site.wps.session.logout({});
  } catch (error) {
    if (!isWpsError(error)) throw error;
  }
  return redirectAfterSignOut(site);
}

/** A GET request never signs out. */
export const loader = () => redirect("/");

export default function NoPage() {
  return null;
}
