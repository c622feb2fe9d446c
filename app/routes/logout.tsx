import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { goOut } from "~/features/access/pages/sign-in/sign-in.server";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";

/** A refused form is told as a page; nothing else is ever shown here. */
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Signs out and goes home (checklist A15). A session that is over already is as good. */
export async function action({ context }: ActionFunctionArgs) {
  const site = siteContext(context);
  try {
    await site.wps.session.logout({});
  } catch (error) {
    if (!isWpsError(error)) throw error;
  }
  return goOut(site);
}

/** A reload or a typed address signs nobody out. */
export const loader = () => redirect("/");

export default function NoPage() {
  return null;
}
