import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OutboxList } from "~/features/sending/console/outbox-list";
import { useT } from "~/platform/i18n/use-t";
import { isWpsError } from "~/platform/wps/errors";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { LinkButton } from "~/ui/button";
import { Pager } from "~/ui/pager";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the messages that a demo brand's sandboxes stored instead of sending: codes and links for trying out the brand. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const pageNo = Math.max(1, Number(new URL(request.url).searchParams.get("page")) || 1);
  const outbox = await wps.staff.outbox({ code, pageNo: Math.min(pageNo, 10_000) }).catch((error: unknown) => {
    throw isWpsError(error) ? new Response(null, { status: 404 }) : error;
  });
  return json({ outbox, code });
}

export default function Outbox() {
  const t = useT("console");
  const { code, outbox } = useLoaderData<typeof loader>();
  const path = `/console/brands/${code}`;
  const back = (
    <LinkButton href={path} size="small" variant="quiet">
      {t("outbox.back")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={t("outbox.title")} intro={t("outbox.intro")} actions={back} />
      <OutboxList rows={outbox.rows} />
      <Pager page={outbox.pageNo} pages={outbox.totalPages} href={(page) => `${path}/outbox?page=${page}`} />
    </>
  );
}
