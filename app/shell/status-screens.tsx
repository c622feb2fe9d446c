import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { StatusScreen } from "~/ui/status-screen";
import type { SiteStatus } from "./site-status";

/** Maintenance (1) or region (2) instead of the site (spec 1 section 4). `service` is the way to customer service. */
export function SiteStatusScreen({
  status,
  service,
}: {
  readonly status: SiteStatus;
  readonly service?: string | null;
}) {
  const t = useT("shell");
  const format = useFormat();
  const actions = service ? (
    <LinkButton href={service} variant="primary">
      {t("status.service")}
    </LinkButton>
  ) : null;
  if (status.status === 1) {
    const { until, notice } = status.maintenance;
    return (
      <StatusScreen
        art="maintenance"
        title={t("status.maintenanceTitle")}
        text={notice || t("status.maintenanceText")}
        facts={until ? t("status.maintenanceUntil", { time: format.date(Date.parse(until)) }) : null}
        actions={actions}
      />
    );
  }
  return (
    <StatusScreen
      art="region"
      title={t("status.regionTitle")}
      text={status.regionRestriction.notice || t("status.regionText")}
      facts={status.location.ip ? t("status.ip", { ip: status.location.ip }) : null}
      actions={actions}
    />
  );
}

/** What a route's error boundary shows: a page that does not exist, or an error of ours with its number. */
export function ErrorScreen() {
  const t = useT("shell");
  const common = useT("common");
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const id = typeof data === "object" && data !== null && "errorId" in data ? String(data.errorId) : "";
  return (
    <StatusScreen
      art={missing ? "missing" : "failure"}
      title={missing ? t("status.notFoundTitle") : t("status.errorTitle")}
      text={missing ? t("status.notFoundText") : t("status.errorText")}
      facts={id ? t("status.errorId", { id }) : null}
      actions={
        <LinkButton href="/" variant="primary">
          {common("toHome")}
        </LinkButton>
      }
    />
  );
}
