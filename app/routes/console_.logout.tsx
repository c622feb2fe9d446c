import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOutCookies } from "~/platform/wps/session-cookies";
import { consoleContext } from "~/site/app-context";

/** A refused form is told as a page; nothing else is ever shown here. */
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Ends the session of staff. One that is over already leads to the sign-in all the same. */
export async function action({ context }: ActionFunctionArgs) {
  const { secure, wps } = consoleContext(context);
  await wps.staff.staffSignOut({});
  const headers = new Headers();
  for (const cookie of signOutCookies(secure)) headers.append("Set-Cookie", cookie);
  return redirect("/console/login", { status: 303, headers });
}

/** A typed address signs nobody out. */
export const loader = () => redirect("/console");

export default function NoPage() {
  return null;
}
