import { redirect } from "@remix-run/node";

/** Redirects `/download` to the downloads page (spec 1 section 2; requirement R3). */
export const loader = () => redirect("/down", 301);
