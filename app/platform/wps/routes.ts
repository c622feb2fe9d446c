import type { AnyContract, CallSpec } from "./define";
import { WpsError } from "./errors";
import type { AreaName, CallRoute } from "./types";

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

/** Returns the methods of a path for the header `Allow`. GET implies HEAD. */
const allowedOf = (methods: Methods): string =>
  [...methods.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");

/** The calls of a contract, in its order, and their look-up. */
export interface CallTable {
  readonly routes: readonly CallRoute[];
  /**
   * Returns the call for a method and a path. A client may use the WPS method (`upstream.method`) if it sends its token
   * itself (`bearer`): a link must not trigger a GET that changes state (requirement X9).
   *
   * @throws WpsError notFound, methodNotAllowed (`allowed` lists the available methods)
   */
  find(method: string, path: string, bearer: boolean): CallRoute;
}

/** Creates the table of a contract. */
export function callTable(contract: AnyContract): CallTable {
  const routes = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<CallSpec>(calls).map(([name, call]) => ({ area: area as AreaName, name, call })),
  );
  const own = byPath(routes.map((route) => [route.call.method, route]));
  const specified = byPath(routes.map((route) => [route.call.upstream?.method, route]));
  return {
    routes,
    find(method, path, bearer) {
      const methods = own.get(path);
      if (!methods) throw new WpsError("notFound");
      const route = methods.get(method) ?? (bearer ? specified.get(path)?.get(method) : undefined);
      if (!route) throw new WpsError("methodNotAllowed", { allowed: allowedOf(methods) });
      return route;
    },
  };
}
