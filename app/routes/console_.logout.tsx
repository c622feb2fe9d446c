import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOutCookies } from "~/platform/wps/session-cookies";
import { consoleContext } from "~/site/app-context";

/** Renders a refused form; this route has no other page. */
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Ends the session of staff and redirects to the sign-in, even if the session is already over. */
export async function action({ context }: ActionFunctionArgs) {
  const { secure, wps } = consoleContext(context);
  await wps.staff.staffSignOut({});
  const headers = new Headers();
  for (const cookie of signOutCookies(secure)) headers.append("Set-Cookie", cookie);
  return redirect("/console/login", { status: 303, headers });
}

/** A GET request never signs out. */
export const loader = () => redirect("/console");

export default function NoPage() {
  return null;
}
