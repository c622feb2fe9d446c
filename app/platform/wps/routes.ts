import { contract } from "~/registry/contract";
import type { CallSpec } from "./define";
import { WpsError } from "./errors";
import type { AreaName } from "./types";

/** One call of the contract with its place in it. */
export interface CallRoute {
  readonly area: AreaName;
  readonly name: string;
  readonly call: CallSpec;
}

/** Every call of the contract, in its order. */
export const CALL_ROUTES: readonly CallRoute[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<CallSpec>(calls).map(([name, call]) => ({ area: area as AreaName, name, call })),
);

type Methods = Map<string, CallRoute>;

function byPath(entries: readonly (readonly [method: string | undefined, route: CallRoute])[]): Map<string, Methods> {
  const paths = new Map<string, Methods>();
  for (const [method, route] of entries) {
    if (method === undefined) continue;
    const methods = paths.get(route.call.path) ?? new Map<string, CallRoute>();
    methods.set(method, route);
    paths.set(route.call.path, methods);
  }
  return paths;
}

const own = byPath(CALL_ROUTES.map((route) => [route.call.method, route]));
const specified = byPath(CALL_ROUTES.map((route) => [route.call.upstream?.method, route]));

/**
 * The call behind a method and a path. A client of the specification may use the method that stands there, when it sends
 * its token itself (`bearer`): a GET that changes something must not be made by a link (checklist X9).
 * @throws WpsError notFound, methodNotAllowed (its `allowed` lists the methods that there are)
 */
export function findRoute(method: string, path: string, bearer: boolean): CallRoute {
  const methods = own.get(path);
  if (!methods) throw new WpsError("notFound");
  const route = methods.get(method) ?? (bearer ? specified.get(path)?.get(method) : undefined);
  if (!route) throw new WpsError("methodNotAllowed", { allowed: [...methods.keys()].join(", ") });
  return route;
}
