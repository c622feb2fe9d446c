import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuditFilter } from "~/features/staff/console/audit-filter";
import { auditCallInput, auditQueryString, readAuditQuery } from "~/features/staff/console/audit-query";
import { AuditTable } from "~/features/staff/console/audit-table";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { LinkButton } from "~/ui/button";
import { Pager } from "~/ui/pager";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads a page of the audit log, filtered by the search (requirement X3). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { t, wps } = consoleContext(context);
  const { searchParams } = new URL(request.url);
  const search = readAuditQuery(searchParams);
  const pageNo = Math.min(Math.max(1, Number(searchParams.get("page")) || 1), 100_000);
  return json({ search, audit: await wps.staff.auditLog({ ...auditCallInput(t, search), pageNo }) });
}

export default function Audit() {
  const t = useT("console");
  const { audit, search } = useLoaderData<typeof loader>();
  const query = auditQueryString(search);
  const file = (
    <LinkButton href={`/console/audit.csv?${query}`} size="small" download>
      {t("audit.csv")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={t("audit.title")} intro={t("audit.intro")} actions={file} />
      <AuditFilter search={search} />
      <AuditTable rows={audit.rows} />
      <Pager
        page={audit.pageNo}
        pages={audit.totalPages}
        href={(page) => `/console/audit?${query}${query ? "&" : ""}page=${page}`}
      />
    </>
  );
}
