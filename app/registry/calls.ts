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

/** Returns the calls as functions on top of `invoke`. */
export const createClient = (invoke: Invoke): WpsClient => clientOf(contract, invoke);

/** Memoizes a text on first use. */
function memoizedText(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Documentation of the calls: OpenAPI for programs, Markdown for people. */
export const CALL_DOCUMENTS: Readonly<Record<string, WpsDocument>> = {
  "/wps/openapi.json": {
    type: "application/json",
    text: memoizedText(() => JSON.stringify(openApiDocument(CALL_ROUTES, { MenuNode: menuNode, Game: game }))),
  },
  "/wps/calls.md": { type: "text/markdown; charset=utf-8", text: memoizedText(() => renderCallsDoc(contract)) },
};
