import { redirect } from "@remix-run/node";

/** Leads password managers to the page where the password is changed (W3C, a well-known URL for changing passwords). */
export const loader = () => redirect("/member/securityCenter", { headers: { "Cache-Control": "no-store" } });
