import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlayerList, PlayerSearchBar } from "~/features/support/console/player-list";
import { playerSearch } from "~/features/support/console/player-query";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the members of a brand that match a search (requirement X5). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const search = playerSearch(new URL(request.url).searchParams);
  return json({ code, search, answer: await wps.staff.players({ code, ...search }) });
}

export default function Players() {
  const t = useT("console");
  const data = useLoaderData<typeof loader>();
  const why = (
    <LinkButton href={`/console/brands/${data.code}/why`} size="small" variant="quiet">
      {t("why.visitor")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={t("players.title")} intro={t("players.intro")} actions={why} />
      <PlayerSearchBar {...data} />
      <PlayerList {...data} />
    </>
  );
}
