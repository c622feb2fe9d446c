import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { houseApi } from "~/features/house/pages/game/api";
import { GameStatusScreen } from "~/features/house/pages/game/frame/game-status-screen";
import { HousePage } from "~/features/house/pages/game/house-page";
import { houseKind } from "~/features/house/rules/games";
import { siteContext } from "~/site/app-context";
import { useIsHydrated } from "~/ui/use-is-hydrated";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Rendered without the site's shell (app/root.tsx). */
export const handle = { bare: true };

/** Loads a house game opened by a launch token: `/house/lantern-garden?token=…`. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { language, t } = siteContext(context);
  const kind = houseKind(params["game"] ?? "");
  if (kind === null) throw new Response(null, { status: 404 });
  const headers = { "Cache-Control": "no-store" };
  return json({ language, title: t(`games:${kind}.title`) }, { headers });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

export default function GamePage() {
  const { language } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const isHere = useIsHydrated();
  const api = useMemo(() => houseApi(language), [language]);
  // The server renders only the opening screen; the game's state belongs to one player.
  return isHere ? (
    <HousePage api={api} token={query.get("token") ?? ""} leaveTo="/games" />
  ) : (
    <GameStatusScreen kind="opening" />
  );
}
