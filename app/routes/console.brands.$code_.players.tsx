import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/console/page-head";
import { PlayerList, PlayerSearchBar } from "~/console/players/player-list";
import { playerSearch } from "~/console/players/player-query";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";
import { LinkButton } from "~/ui/button";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** Members of a brand, searched (checklist X5). */
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
