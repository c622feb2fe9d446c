import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClosedGames } from "~/console/access/closed-games";
import { MaintenancePanel } from "~/console/access/maintenance-panel";
import { RegionPanel } from "~/console/access/region-panel";
import { ChangeHistory } from "~/console/change-history";
import { PageHead } from "~/console/page-head";
import { Refusal } from "~/console/refusal";
import { switchAction } from "~/console/switch-action";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** What of one brand's site is open, and to whom: maintenance, countries, vendors and categories (checklist R5, X4). */
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
      <RegionPanel answer={answer} />
      <ClosedGames answer={answer} />
      <ChangeHistory rows={history} version={answer.overridesVersion} />
    </>
  );
}
