import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { GameStatusScreen } from "~/features/house/pages/game/frame/game-status-screen";
import { houseKind } from "~/features/house/rules/games";
import { consoleContext } from "~/site/app-context";
import { useIsHydrated } from "~/ui/use-is-hydrated";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loaded by this route only, so that games in play ship none of it. */
const Preview = lazy(() =>
  import("~/features/house/pages/game/preview/preview").then(({ Preview }) => ({ default: Preview })),
);

/** Previews a house game with a simulated house in the page: `/console/play/lantern-garden?brand=lotus&theme=dark&wish=free`. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { demoBrands, t } = consoleContext(context);
  const game = params["game"] ?? "";
  const kind = houseKind(game);
  if (kind === null || !demoBrands) throw new Response(null, { status: 404 });
  return json({ game, title: t(`games:${kind}.title`) });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

export default function PlayPreview() {
  const { game } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const [wish] = useState(query.get("wish") ?? "");
  const door = <GameStatusScreen kind="opening" />;
  if (!useIsHydrated()) return door;
  return (
    <Suspense fallback={door}>
      <Preview game={game} wish={wish} />
    </Suspense>
  );
}
