import { menuNode } from "~/features/system/contract/system-shapes";
import { clientOf, type Invoke, type WpsClient } from "~/platform/wps/client";
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

let openApi: string | undefined;

/** The OpenAPI document of the contract as text, built once. */
export function openApiJson(): string {
  openApi ??= JSON.stringify(openApiDocument(CALL_ROUTES, { MenuNode: menuNode }));
  return openApi;
}
