import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HealthBoard } from "~/features/health/console/health-board";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the health of processes, jobs, messages and calls. */
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
