import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CheckQueue } from "~/console/documents/check-queue";
import { PageHead } from "~/console/page-head";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";
import { Pager } from "~/ui/pager";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** Identity documents that wait for staff (checklist A21, X6). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const page = Number(new URL(request.url).searchParams.get("page"));
  const pageNo = Math.min(Math.max(1, Math.floor(page) || 1), 10_000);
  return json({ code, queue: await wps.staff.identityQueue({ code, pageNo }) });
}

export default function Documents() {
  const t = useT("console");
  const { code, queue } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("documents.title")} intro={t("documents.intro")} />
      <CheckQueue code={code} rows={queue.rows} />
      <Pager
        page={queue.pageNo}
        pages={queue.totalPages}
        href={(page) => `/console/brands/${code}/documents?page=${page}`}
      />
    </>
  );
}
