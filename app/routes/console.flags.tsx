import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BrandChoice } from "~/console/flags/brand-choice";
import { bulkChanges, bulkPlan } from "~/console/flags/bulk";
import { bulkAction } from "~/console/flags/bulk-action";
import { BulkOutcome } from "~/console/flags/bulk-outcome";
import { BulkPreview } from "~/console/flags/bulk-preview";
import { FlagPicker } from "~/console/flags/flag-picker";
import { PageHead } from "~/console/page-head";
import { Refusal } from "~/console/refusal";
import { useMay } from "~/console/staff-context";
import { FLAGS } from "~/core/flags.gen";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** One flag over all brands: what it is in each, a preview of a change, and the change (checklist X2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const { searchParams } = new URL(request.url);
  const flag = searchParams.get("flag") ?? "";
  if (!Object.hasOwn(FLAGS, flag)) return json({ answer: null, plan: null });
  return json({ answer: await wps.staff.flagBrands({ flag }), plan: bulkPlan(searchParams, Date.now()) });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const done = await bulkAction(consoleContext(context), await request.formData());
  return json(done, { status: done.message === null ? 200 : 409 });
}

export default function FlagOverBrands() {
  const t = useT("console");
  const { answer, plan } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const mayWrite = useMay("flags.write");
  return (
    <>
      <PageHead title={answer?.title ?? t("bulk.all")} intro={answer?.description ?? t("bulk.intro")} />
      <Refusal message={done?.message ?? null} />
      {done && done.message === null ? <BulkOutcome done={done} /> : null}
      {answer && plan && mayWrite ? <BulkPreview plan={plan} changes={bulkChanges(plan, answer.rows)} /> : null}
      {answer ? <BrandChoice answer={answer} chosen={plan?.codes ?? []} /> : null}
      <FlagPicker current={answer?.flag ?? null} />
    </>
  );
}
