import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { askWhy } from "~/features/support/console/player-query";
import { WhyForm, WhySteps } from "~/features/support/console/why-answer";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the explanation of a visitor's view of a brand's site (requirement X8). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  return json({ code, ...(await askWhy(wps, { code }, new URL(request.url).searchParams)) });
}

export default function Why() {
  const t = useT("console");
  const { address, answer, code, wrong } = useLoaderData<typeof loader>();
  const back = (
    <LinkButton href={`/console/brands/${code}/players`} size="small" variant="quiet">
      {t("players.back")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={t("why.visitor")} intro={t("why.intro")} actions={back} />
      <WhyForm label={t("why.visitor")} path={`/console/brands/${code}/why`} address={address} wrong={wrong} />
      {answer ? <WhySteps answer={answer} /> : null}
    </>
  );
}
