import type { ServerBuild } from "@remix-run/node";
import { json } from "@remix-run/node";
import { WpsError } from "~/platform/wps/errors";
import { type AppContext, appContext } from "./app-context";
import { type FormFault, readPostedData } from "./posted-data.server";

type RouteModule = ServerBuild["routes"][string] extends { module: infer M } | undefined ? M : never;

/** Actions that set only the language and theme cookies; they also work in a preview. */
const DISPLAY_ACTIONS: ReadonlySet<string> = new Set(["routes/preferences"]);

/** Error codes of the call catalogue for unreadable forms, by status. */
const FAULTS: Readonly<Record<FormFault, string>> = { 400: "malformedBody", 415: "unsupportedMediaType" };

const refusal = (status: number, body: { readonly code: string; readonly message: string }) =>
  json(body, { status, headers: { "Cache-Control": "no-store" } });

/**
 * Returns the build with checks before every route's action. A preview refuses the action; a body that is not a form is refused
 * before the action reads it. The page shows the reason. New routes are covered automatically.
 */
export function guardActions(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) =>
    route ? ([id, { ...route, module: guarded(id, route.module) }] as const) : ([id, route] as const),
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded(id: string, module: RouteModule): RouteModule {
  return {
    ...module,
    async action(args) {
      const app = appContext(args.context);
      if (!DISPLAY_ACTIONS.has(id)) refusePreview(app);
      if (!module.action) throw new Response(null, { status: 405 });
      await readOnce(app, args.request);
      return module.action(args);
    },
  };
}

/** Refuses actions in a preview. @throws Response 409 */
function refusePreview(app: AppContext): void {
  if (app.kind !== "site" || app.preview === null) return;
  const error = new WpsError("previewReadOnly");
  throw refusal(error.status, { code: error.code, message: app.explain(error) });
}

/** Reads the form once; the action's `request.formData()` returns the result. @throws Response 415, 400 */
async function readOnce(app: AppContext, request: Request): Promise<void> {
  const form = await readPostedData(request);
  if (typeof form === "number") throw refusal(form, { code: FAULTS[form], message: app.t("errors:page.badRequest") });
  Object.defineProperty(request, "formData", { value: async () => form });
}
