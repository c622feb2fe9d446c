import { redirect } from "@remix-run/node";
import { CENTRE_HOMES } from "~/platform/brands/centres";

/** `/agent` is the agent page, which opens with the overview (spec 1 section 9; checklist A14). */
export const loader = () => redirect(CENTRE_HOMES.agent);
