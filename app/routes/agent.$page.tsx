import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { CENTRES } from "~/registry/centre-servers.server";
import { actInCentre, loadCentre } from "~/site/centre/load-centre.server";

export { clientLoader, default, meta } from "./member.$page";

/** A page of the agent centre, over the page below (spec 2 section 2.8). */
export const loader = (args: LoaderFunctionArgs) => loadCentre(CENTRES, "agent", args);

/** A form of one of its pages. */
export const action = (args: ActionFunctionArgs) => actInCentre(CENTRES, "agent", args);
