import { redirect } from "@remix-run/node";

/** Redirects password managers to the page for changing the password (W3C: A Well-Known URL for Changing Passwords). */
export const loader = () => redirect("/member/securityCenter", { headers: { "Cache-Control": "no-store" } });
