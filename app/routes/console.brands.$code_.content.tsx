import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { draftAction } from "~/features/content/console/draft-action";
import { DraftPanel } from "~/features/content/console/draft-panel";
import { KindTable } from "~/features/content/console/kind-table";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the editable content of a brand, by kind, with the current draft (requirement X7). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = params["code"] ?? "";
  return json({ code, answer: await consoleContext(context).wps.staff.contentOverview({ code }) });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const outcome = await draftAction(consoleContext(context), params["code"] ?? "", await request.formData());
  return json(outcome, { status: outcome.message === null ? 200 : 409 });
}

export default function BrandContent() {
  const t = useT("console");
  const { answer, code } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("content.title")} intro={t("content.intro")} />
      <Refusal message={outcome?.message ?? null} />
      <DraftPanel code={code} draft={answer.draft} outcome={outcome} />
      <KindTable code={code} kinds={answer.kinds} />
    </>
  );
}
