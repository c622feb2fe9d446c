import { redirect } from "@remix-run/node";
import { signInAddress } from "~/platform/text/own-path";
import { isWpsError } from "~/platform/wps/errors";

/** Pages of people who are not signed in, or have something to do first: they tell of refusals themselves. */
const DOORS = ["/console/login", "/console/start"];

/**
 * What becomes of a call that was refused while a page of the console was loaded: who may not make it is led to where he
 * has to be first, and what is not there is a page that is not there. A form shows the reason itself, beside what was typed.
 * @throws Response a way elsewhere, 403 or 404; else the error as it came
 */
export function leadOn(request: Request): (error: unknown) => never {
  const { pathname } = new URL(request.url);
  return (error) => {
    if (!isWpsError(error) || DOORS.includes(pathname)) throw error;
    if (error.code === "notLoggedIn") throw redirect(signInAddress("/console/login", request));
    if (error.code === "forcedPasswordChange" || error.code === "twoStepRequired") throw redirect("/console/start");
    if (error.code === "forbidden" && request.method === "GET") throw new Response(null, { status: 403 });
    if (error.code === "notFound" && request.method === "GET") throw new Response(null, { status: 404 });
    throw error;
  };
}

/** What a page cannot do without: where that does not exist, neither does the page. */
export function foundOrMissing<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    const isMissing = isWpsError(error) && (error.code === "notFound" || error.code === "validation");
    throw isMissing ? new Response(null, { status: 404 }) : error;
  });
}
