import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { houseKind } from "~/core/house/games";
import { ScreenState } from "~/games/frame/screen-state";
import { consoleContext } from "~/lib/app-context";
import { useHydratedOnce } from "~/lib/use-hydrated-once";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** Loaded here only: nothing of it travels with a game that is played. */
const Preview = lazy(() => import("~/games/preview/preview").then(({ Preview }) => ({ default: Preview })));

/** `/console/play/lantern-garden?brand=lotus&theme=dark&wish=free`: a game of the house to look at, with a house in the page. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { demoBrands, i18n } = consoleContext(context);
  const game = params["game"] ?? "";
  const kind = houseKind(game);
  if (kind === null || !demoBrands) throw new Response(null, { status: 404 });
  return json({ game, title: i18n.t(`games:${kind}.title`) });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

export default function PlayPreview() {
  const { game } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const [wish] = useState(query.get("wish") ?? "");
  const door = <ScreenState kind="opening" />;
  if (!useHydratedOnce()) return door;
  return (
    <Suspense fallback={door}>
      <Preview game={game} wish={wish} />
    </Suspense>
  );
}
