import { redirect } from "@remix-run/node";
import { CENTRE_HOMES } from "~/platform/brands/centres";

/** The member centre opens with its first page (spec 1 section 9). */
export const loader = () => redirect(CENTRE_HOMES.member);
