import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EnquiryList } from "~/features/support/console/enquiry-list";
import { useT } from "~/platform/i18n/use-t";
import { isWpsError } from "~/platform/wps/errors";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Chips } from "~/ui/chips";
import { Pager } from "~/ui/pager";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads enquiries of visitors and members to the brand's customer service. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const { searchParams } = new URL(request.url);
  const state = searchParams.get("state") === "answered" ? "answered" : "open";
  const page = Number(searchParams.get("page"));
  const pageNo = Math.min(Math.max(1, Math.floor(page) || 1), 10_000);
  return json({ code, state, answer: await wps.staff.enquiries({ code, pageNo, state }) } as const);
}

/** Marks an enquiry as answered. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const id = String((await request.formData()).get("id") ?? "");
  await wps.staff.answerEnquiry({ code, id }).catch((error: unknown) => {
    throw isWpsError(error) ? new Response(null, { status: error.status }) : error;
  });
  return redirect(`/console/brands/${code}/enquiries`, 303);
}

export default function Enquiries() {
  const t = useT("console");
  const { answer, code, state } = useLoaderData<typeof loader>();
  const path = `/console/brands/${code}/enquiries`;
  const chips = [
    { id: "open", href: path, label: t("enquiries.open") },
    { id: "answered", href: `${path}?state=answered`, label: t("enquiries.answered") },
  ];
  return (
    <>
      <PageHead title={t("enquiries.title")} intro={t("enquiries.intro")} />
      <Chips label={t("enquiries.states")} chips={chips} current={state} />
      <EnquiryList code={code} rows={answer.rows} />
      <Pager page={answer.pageNo} pages={answer.totalPages} href={(page) => `${path}?state=${state}&page=${page}`} />
    </>
  );
}
