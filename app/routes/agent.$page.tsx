import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { CENTRES } from "~/registry/centre-servers.server";
import { handleCentreForm, loadCentre } from "~/site/centre/load-centre.server";

export { clientLoader, default, meta } from "./member.$page";

/** Loads a page of the agent centre, shown over the home page (requirement U8). */
export const loader = (args: LoaderFunctionArgs) => loadCentre(CENTRES, "agent", args);

/** Handles a form of one of its pages. */
export const action = (args: ActionFunctionArgs) => handleCentreForm(CENTRES, "agent", args);
