import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CheckQueue } from "~/features/members/console/check-queue";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Pager } from "~/ui/pager";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the queue of identity documents that wait for staff (requirement A21, X6). */
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
