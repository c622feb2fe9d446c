import { redirect } from "@remix-run/node";
import { signInAddress } from "~/platform/text/site-path";
import { isWpsError } from "~/platform/wps/errors";

/** Pages used before the sign-in or during account setup. They show refusals themselves. */
const SIGN_IN_PAGES = ["/console/login", "/console/start"];

/**
 * Returns a handler for calls that are refused while a console page loads. It redirects to the sign-in or the account setup when
 * either is needed first, and turns `forbidden` and `notFound` of GET requests into 403 and 404. Forms show the reason
 * themselves, next to the typed values.
 * @throws Response a redirect, 403 or 404; any other error unchanged
 */
export function redirectRefusal(request: Request): (error: unknown) => never {
  const { pathname } = new URL(request.url);
  return (error) => {
    if (!isWpsError(error) || SIGN_IN_PAGES.includes(pathname)) throw error;
    if (error.code === "notLoggedIn") throw redirect(signInAddress("/console/login", request));
    if (error.code === "forcedPasswordChange" || error.code === "twoStepRequired") throw redirect("/console/start");
    if (error.code === "forbidden" && request.method === "GET") throw new Response(null, { status: 403 });
    if (error.code === "notFound" && request.method === "GET") throw new Response(null, { status: 404 });
    throw error;
  };
}

/** Awaits a call that the page depends on. @throws Response 404 if the call reports `notFound` or `validation` */
export function foundOrMissing<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    const isMissing = isWpsError(error) && (error.code === "notFound" || error.code === "validation");
    throw isMissing ? new Response(null, { status: 404 }) : error;
  });
}
