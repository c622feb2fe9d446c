import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HealthBoard } from "~/console/health/health-board";
import { PageHead } from "~/console/page-head";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** Whether everything is well: processes, jobs, messages, calls. */
export async function loader({ context }: LoaderFunctionArgs) {
  return json(await consoleContext(context).wps.staff.health({}));
}

export default function Health() {
  const t = useT("console");
  const health = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("health.title")} intro={t("health.intro")} />
      <HealthBoard first={health} />
    </>
  );
}
