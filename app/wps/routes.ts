import { contract } from "./contract";
import type { CallSpec } from "./contract/define";
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

const byPath = new Map<string, Map<string, CallRoute>>();
for (const route of CALL_ROUTES) {
  const methods = byPath.get(route.call.path) ?? new Map<string, CallRoute>();
  methods.set(route.call.method, route);
  byPath.set(route.call.path, methods);
}

/**
 * The call behind a method and a path.
 * @throws WpsError notFound, methodNotAllowed (its `allowed` lists the methods that there are)
 */
export function findRoute(method: string, path: string): CallRoute {
  const methods = byPath.get(path);
  if (!methods) throw new WpsError("notFound");
  const route = methods.get(method);
  if (!route) throw new WpsError("methodNotAllowed", { allowed: [...methods.keys()].join(", ") });
  return route;
}
