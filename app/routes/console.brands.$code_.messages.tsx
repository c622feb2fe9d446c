import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MessageForm } from "~/features/messages/console/message-form";
import { MessagePreview } from "~/features/messages/console/message-preview";
import { sendAction } from "~/features/messages/console/send-action";
import { SentList } from "~/features/messages/console/sent-list";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { Pager } from "~/ui/pager";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the page for messages to members: writing, preview, sending, and messages sent before (requirement X7). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const { searchParams } = new URL(request.url);
  const pageNo = Math.min(Math.max(1, Number(searchParams.get("page")) || 1), 10_000);
  const [answer, sent] = await Promise.all([
    wps.staff.messageAudience({ code, audience: "all" }),
    wps.staff.sentMessages({ code, pageNo }),
  ]);
  const account = (searchParams.get("account") ?? "").slice(0, 100);
  return json({ code, answer, sent, account, isSent: searchParams.has("sent") });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const form = await request.formData();
  const outcome = await sendAction(consoleContext(context), code, form);
  if (outcome === null) return redirect(`/console/brands/${code}/messages?sent=1`, 303);
  // A preview changes nothing: missing fields are reported with 200, not as a refusal.
  return json(outcome, { status: form.get("intent") === "send" ? 409 : 200 });
}

export default function Messages() {
  const t = useT("console");
  const { account, answer, code, isSent, sent } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const path = `/console/brands/${code}/messages`;
  return (
    <>
      <PageHead title={t("send.title")} intro={t("send.intro")} />
      <Refusal message={outcome?.message ?? null} />
      {isSent && !outcome ? <p role="status">{t("send.isSent")}</p> : null}
      {outcome?.look ? <MessagePreview letter={outcome.letter} look={outcome.look} /> : null}
      <MessageForm
        key={sent.rows[0]?.id}
        answer={answer}
        letter={outcome?.letter}
        shown={outcome?.look?.html ?? {}}
        account={account}
      />
      <SentList rows={sent.rows} />
      <Pager page={sent.pageNo} pages={sent.totalPages} href={(page) => `${path}?page=${page}`} />
    </>
  );
}
