import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FigureGroupPart } from "~/features/reports/console/figure-group";
import { figuresQueryString, loadFigures, readFiguresQuery } from "~/features/reports/console/figures-query";
import { PeriodLine } from "~/features/reports/console/period-line";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the income and payouts of all brands that the member of staff may see, by operator and currency. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = consoleContext(context);
  const query = readFiguresQuery(new URL(request.url).searchParams);
  return json(await loadFigures(app, query, (asked) => app.wps.staff.figuresOfAll(asked)));
}

export default function AllFigures() {
  const t = useT("console");
  const { answer, message, query } = useLoaderData<typeof loader>();
  const { groups } = answer;
  const file = (
    <LinkButton href={`/console/figures.csv?${figuresQueryString(query)}`} size="small" download>
      {t("figures.file")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={t("figures.title")} intro={t("figures.allIntro")} actions={file} />
      <PeriodLine
        path="/console/figures"
        query={query}
        from={groups[0]?.from ?? ""}
        to={groups[0]?.to ?? ""}
        message={message}
      />
      {groups.length === 0 ? <EmptyState art="search" title={t("figures.noBrands")} /> : null}
      {groups.map((group) => (
        <FigureGroupPart
          key={`${group.operator} ${group.currency.code}`}
          group={group}
          query={figuresQueryString(query)}
        />
      ))}
    </>
  );
}
