import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";

/** A route of the built product, with a matching path. */
export interface BuiltRoute {
  readonly id: string;
  readonly path: string;
  readonly hasAction: boolean;
  readonly isConsole: boolean;
}

/** Values for the parameters of a route's path. */
const PARAMETERS: Readonly<Record<string, string>> = {
  provider: "google",
  order: "019413d6-0000-7000-8000-00000000a0a0",
  page: "securityCenter",
  game: "starburst",
  file: "EN.json",
  code: "fern",
  "*": "help",
};

/** Returns every routable route of the build, from its manifest, so that new routes are included automatically. */
export async function builtRoutes(): Promise<readonly BuiltRoute[]> {
  const { routes } = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  return Object.values(routes).flatMap((route) => {
    if (!route || route.id === "root") return [];
    const parts: string[] = [];
    for (let at: typeof route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
      if (at.path) parts.unshift(at.path);
    const filled = parts.join("/").replace(/:(\w+)\??|\*/g, (all, name?: string) => PARAMETERS[name ?? all] ?? "x1");
    const path = `/${filled}${route.index ? "?index" : ""}`;
    const isConsole = /^\/console(?:[/.?]|$)/.test(path);
    return [{ id: route.id, path, hasAction: route.module.action !== undefined, isConsole }];
  });
}
