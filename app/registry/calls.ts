import { game } from "~/features/games/contract/game-shapes";
import { menuNode } from "~/features/system/contract/system-shapes";
import { clientOf, type Invoke, type WpsClient } from "~/platform/wps/client";
import { renderCallsDoc } from "~/platform/wps/docs";
import type { WpsDocument } from "~/platform/wps/http";
import { openApiDocument } from "~/platform/wps/openapi";
import { callTable } from "~/platform/wps/routes";
import { contract } from "./contract";

const table = callTable(contract);

/** Every call of the contract, in its order. */
export const CALL_ROUTES = table.routes;

/** See `CallTable.find`. */
export const findRoute = table.find;

/** The calls as functions over a way to carry them out. */
export const createClient = (invoke: Invoke): WpsClient => clientOf(contract, invoke);

/** A text that is made once, when it is asked for. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What documents the calls: for programs, and to be read. */
export const CALL_DOCUMENTS: Readonly<Record<string, WpsDocument>> = {
  "/wps/openapi.json": {
    type: "application/json",
    text: once(() => JSON.stringify(openApiDocument(CALL_ROUTES, { MenuNode: menuNode, Game: game }))),
  },
  "/wps/calls.md": { type: "text/markdown; charset=utf-8", text: once(() => renderCallsDoc(contract)) },
};
