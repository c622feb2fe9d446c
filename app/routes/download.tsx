import { redirect } from "@remix-run/node";

/** Redirects `/download` to the downloads page (requirement R3). */
export const loader = () => redirect("/down", 301);
