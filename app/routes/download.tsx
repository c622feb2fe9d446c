import { redirect } from "@remix-run/node";

/** `/download` leads to the downloads (spec 1 section 2; checklist R3). */
export const loader = () => redirect("/down", 301);
