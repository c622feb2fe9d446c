import { redirect } from "@remix-run/node";
import { CENTRE_HOMES } from "~/platform/brands/centres";

/** Redirects `/agent` to the overview, the first page of the agent centre (requirement U1, A14). */
export const loader = () => redirect(CENTRE_HOMES.agent);
