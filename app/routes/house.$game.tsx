import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { houseKind } from "~/core/house/games";
import { houseApi } from "~/games/api";
import { ScreenState } from "~/games/frame/screen-state";
import { HousePage } from "~/games/house-page";
import { siteContext } from "~/lib/app-context";
import { useHydratedOnce } from "~/lib/use-hydrated-once";
import { browserCall } from "~/wps/browser";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** No shell around it (app/root.tsx). */
export const handle = { bare: true };

/** `/house/lantern-garden?token=…`: a game of the house, opened by a launch token. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { i18n, language } = siteContext(context);
  const kind = houseKind(params["game"] ?? "");
  if (kind === null) throw new Response(null, { status: 404 });
  const headers = { "Cache-Control": "no-store" };
  return json({ language, title: i18n.t(`games:${kind}.title`) }, { headers });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

export default function GamePage() {
  const { language } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const isHere = useHydratedOnce();
  const api = useMemo(() => houseApi(browserCall, language), [language]);
  // The server draws the door; what is behind it belongs to one player.
  return isHere ? (
    <HousePage api={api} token={query.get("token") ?? ""} leaveTo="/games" />
  ) : (
    <ScreenState kind="opening" />
  );
}
