import type { ServerBuild } from "@remix-run/node";
import { json } from "@remix-run/node";
import { appContext } from "~/lib/app-context";
import { WpsError } from "~/wps/errors";

type RouteModule = ServerBuild["routes"][string] extends { module: infer M } | undefined ? M : never;

/** Actions that set nothing but the cookies of language and theme: they work in a preview too. */
const DISPLAY_ACTIONS: ReadonlySet<string> = new Set(["routes/preferences"]);

/**
 * Returns the build with every route's action closed in previews: the page then shows the refusal, and nothing of the
 * action runs. A new route needs nothing for it.
 */
export function guardActions(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || DISPLAY_ACTIONS.has(id)) return [id, route] as const;
    return [id, { ...route, module: guarded(route.module) }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded(module: RouteModule): RouteModule {
  return {
    ...module,
    action(args) {
      const app = appContext(args.context);
      if (app.kind === "site" && app.preview !== null) {
        const error = new WpsError("previewReadOnly");
        const body = { code: error.code, message: app.explain(error) };
        throw json(body, { status: error.status, headers: { "Cache-Control": "no-store" } });
      }
      if (!module.action) throw new Response(null, { status: 405 });
      return module.action(args);
    },
  };
}
