import { redirect } from "@remix-run/node";
import { CENTRE_HOMES } from "~/platform/brands/centres";

/** Redirects to the first page of the member centre (spec 1 section 9). */
export const loader = () => redirect(CENTRE_HOMES.member);
