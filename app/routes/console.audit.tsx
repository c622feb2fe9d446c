import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuditFilter } from "~/console/audit/audit-filter";
import { auditQuery, auditSearch } from "~/console/audit/audit-query";
import { AuditTable } from "~/console/audit/audit-table";
import { PageHead } from "~/console/page-head";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { Pager } from "~/ui/pager";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** What staff did, searched (checklist X3). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const { searchParams } = new URL(request.url);
  const search = auditSearch(searchParams);
  const pageNo = Math.min(Math.max(1, Number(searchParams.get("page")) || 1), 100_000);
  return json({ search, audit: await wps.staff.auditLog({ ...search, pageNo }) });
}

export default function Audit() {
  const t = useT("console");
  const { audit, search } = useLoaderData<typeof loader>();
  const query = auditQuery(search);
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
