import { redirect } from "@remix-run/node";
import { CENTRE_HOMES } from "~/platform/brands/centres";

/** Redirects to the first page of the member centre. */
export const loader = () => redirect(CENTRE_HOMES.member);
