import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BrandFigureParts } from "~/features/reports/console/brand-figures";
import { figuresQueryString, loadFigures, readFiguresQuery } from "~/features/reports/console/figures-query";
import { PeriodLine } from "~/features/reports/console/period-line";
import { useT } from "~/platform/i18n/use-t";
import { isWpsError } from "~/platform/wps/errors";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the income and payouts of one brand, by day and by category. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = consoleContext(context);
  const code = params["code"] ?? "";
  const query = readFiguresQuery(new URL(request.url).searchParams);
  const asked = await loadFigures(app, query, (days) => app.wps.staff.figures({ code, ...days })).catch(
    (error: unknown) => {
      throw isWpsError(error) && error.code === "notFound" ? new Response(null, { status: 404 }) : error;
    },
  );
  return json(asked);
}

export default function Figures() {
  const t = useT("console");
  const common = useT("common");
  const { answer, message, query } = useLoaderData<typeof loader>();
  const path = `/console/brands/${answer.code}/figures`;
  const file = `/console/figures.csv?code=${answer.code}&${figuresQueryString(query)}`;
  const files = (
    <>
      <LinkButton href={file} size="small" download>
        {t("figures.dayFile")}
      </LinkButton>
      <LinkButton href={`${file}&by=category`} size="small" download>
        {t("figures.categoryFile")}
      </LinkButton>
    </>
  );
  const intro = t("figures.intro", { zone: answer.timeZone });
  return (
    <>
      <PageHead
        title={common("labelled", { label: t("figures.title"), value: answer.name })}
        intro={intro}
        actions={answer.elsewhere ? null : files}
      />
      <PeriodLine path={path} query={query} from={answer.from} to={answer.to} message={message} />
      {answer.elsewhere ? (
        <EmptyState icon="globe" title={t("figures.elsewhere")} text={t("figures.elsewhereHint")} />
      ) : (
        <BrandFigureParts answer={answer} />
      )}
    </>
  );
}
