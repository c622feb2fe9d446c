import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChangeHistory } from "~/features/flags/console/change-history";
import { ClosedGames } from "~/features/flags/console/closed-games";
import { MaintenancePanel } from "~/features/flags/console/maintenance-panel";
import { RegionPanel } from "~/features/flags/console/region-panel";
import { switchAction } from "~/features/flags/console/switch-action";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the access switches of a brand: maintenance, countries, vendors and categories (requirement R5, X4). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const [answer, history] = await Promise.all([wps.staff.siteSwitches({ code }), wps.staff.flagHistory({ code })]);
  return json({ answer, history: history.rows });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const message = await switchAction(consoleContext(context), code, await request.formData());
  return message ? json({ message }, { status: 409 }) : redirect(`/console/brands/${code}/access`, 303);
}

export default function BrandAccess() {
  const t = useT("console");
  const { answer, history } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("access.title")} intro={t("access.intro")} />
      <Refusal message={refused?.message ?? null} />
      <MaintenancePanel answer={answer} />
      <RegionPanel key={JSON.stringify(answer.region)} answer={answer} />
      <ClosedGames answer={answer} />
      <ChangeHistory rows={history} version={answer.overridesVersion} />
    </>
  );
}
