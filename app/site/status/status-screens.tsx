import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { SERVICE_PATH } from "~/platform/wps/customer-service";
import { LinkButton } from "~/ui/button";
import { StatusScreen } from "~/ui/status-screen";
import type { SiteStatus } from "./site-status";

/** Renders the maintenance (1) or region (2) screen in place of the site (requirement R5), with a link to customer service. */
export function SiteStatusScreen({ status }: { readonly status: SiteStatus }) {
  const t = useT("shell");
  const format = useFormat();
  const actions = (
    <LinkButton href={SERVICE_PATH} variant="primary">
      {t("status.service")}
    </LinkButton>
  );
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

type Fault = "error" | "forbidden" | "form" | "notFound";

interface FaultLook {
  readonly art: "failure" | "missing";
  readonly title: `status.${Fault}Title`;
  readonly text: `status.${Fault}Text`;
}

const ERROR: FaultLook = { art: "failure", title: "status.errorTitle", text: "status.errorText" };

const FORM: FaultLook = { art: "failure", title: "status.formTitle", text: "status.formText" };

/** Screens by HTTP status of the route's response; any other status shows the internal error. */
const FAULTS: Readonly<Record<number, FaultLook>> = {
  400: FORM,
  415: FORM,
  403: { art: "missing", title: "status.forbiddenTitle", text: "status.forbiddenText" },
  404: { art: "missing", title: "status.notFoundTitle", text: "status.notFoundText" },
};

/** Explains that a preview changes nothing, with a link to the live site. */
function PreviewScreen() {
  const t = useT("shell");
  return (
    <StatusScreen
      art="missing"
      title={t("status.previewTitle")}
      text={t("status.previewText")}
      facts={null}
      actions={
        <LinkButton href="?preview=off" variant="primary">
          {t("status.previewLeave")}
        </LinkButton>
      }
    />
  );
}

const isPreviewRefusal = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "code" in data && data.code === "previewReadOnly";

/** Renders a route's error: a missing page, an action that the preview refuses, or an internal error with its id. */
export function ErrorScreen() {
  const t = useT("shell");
  const common = useT("common");
  // The console has no customer service.
  const isSite = useLocation().pathname.split("/")[1] !== "console";
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && isPreviewRefusal(error.data)) return <PreviewScreen />;
  const { art, text, title } = FAULTS[status] ?? ERROR;
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const id = typeof data === "object" && data !== null && "errorId" in data ? String(data.errorId) : "";
  return (
    <StatusScreen
      art={art}
      title={t(title)}
      text={t(text)}
      facts={id ? t("status.errorId", { id }) : null}
      actions={
        <>
          <LinkButton href="/" variant="primary">
            {common("toHome")}
          </LinkButton>
          {isSite ? <LinkButton href={SERVICE_PATH}>{t("status.service")}</LinkButton> : null}
        </>
      }
    />
  );
}
