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

/** Methods of a path for the header `Allow`; whoever may GET may ask for the headers alone. */
const allowedOf = (methods: Methods): string =>
  [...methods.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");

/** The calls of a contract, in its order, and the way to one. */
export interface CallTable {
  readonly routes: readonly CallRoute[];
  /**
   * The call behind a method and a path. A client of the specification may use the method that stands there, when it sends
   * its token itself (`bearer`): a GET that changes something must not be made by a link (checklist X9).
   * @throws WpsError notFound, methodNotAllowed (its `allowed` lists the methods that there are)
   */
  find(method: string, path: string, bearer: boolean): CallRoute;
}

/** Makes the table of a contract. */
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
