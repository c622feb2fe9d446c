import type { ActionFunctionArgs } from "@remix-run/node";
import { openGame } from "~/lib/open-game.server";

export { clientLoader, default, loader, meta } from "./$";

/** Opens the game in this window, for browsers without scripts (checklist G7). */
export const action = (args: ActionFunctionArgs) => openGame(args);
