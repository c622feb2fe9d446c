import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { grantAction } from "~/features/rewards/console/grant-action";
import { GrantForm } from "~/features/rewards/console/grant-form";
import { GrantList } from "~/features/rewards/console/grant-list";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { Pager } from "~/ui/pager";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

const DONE = ["given", "pending", "approved", "refused"] as const;

/** Loads the page for granting money to players. Staff grant within their limits; large amounts need a second person. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const { searchParams } = new URL(request.url);
  const pageNo = Math.min(Math.max(1, Number(searchParams.get("page")) || 1), 10_000);
  const account = (searchParams.get("account") ?? "").slice(0, 100);
  const done = DONE.find((one) => one === searchParams.get("done")) ?? null;
  return json({
    code,
    account,
    done,
    requestId: crypto.randomUUID(),
    answer: await wps.staff.grants({ code, pageNo }),
  });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const outcome = await grantAction(consoleContext(context), code, await request.formData());
  if (outcome.done) return redirect(`/console/brands/${code}/grants?done=${outcome.done}`, 303);
  return json(outcome, { status: 409 });
}

export default function Grants() {
  const t = useT("console");
  const { account, answer, code, done, requestId } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const told = {
    given: t("grants.done.given"),
    pending: t("grants.done.pending"),
    approved: t("grants.done.approved"),
    refused: t("grants.done.refused"),
  };
  const refused = outcome?.done === null ? outcome : undefined;
  const path = `/console/brands/${code}/grants`;
  return (
    <>
      <PageHead title={t("grants.title")} intro={t("grants.intro")} />
      <Refusal message={refused?.message ?? null} />
      {done && !refused ? <p role="status">{told[done]}</p> : null}
      <GrantForm
        key={requestId}
        allowance={answer.allowance}
        fields={refused?.fields}
        account={account}
        requestId={requestId}
      />
      <GrantList code={code} rows={answer.rows} />
      <Pager page={answer.pageNo} pages={answer.totalPages} href={(page) => `${path}?page=${page}`} />
    </>
  );
}
