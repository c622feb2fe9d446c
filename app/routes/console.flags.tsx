import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bulkChanges, bulkPlan } from "~/features/flags/console/bulk";
import { bulkAction } from "~/features/flags/console/bulk-action";
import { BulkOutcome } from "~/features/flags/console/bulk-outcome";
import { BulkPreview } from "~/features/flags/console/bulk-preview";
import { FlagBrandsForm } from "~/features/flags/console/flag-brands-form";
import { FlagPicker } from "~/features/flags/console/flag-picker";
import { useFlagTexts } from "~/features/flags/use-flag-texts";
import { isFlagName } from "~/platform/brands/is-flag-name";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { useStaffPermission } from "~/site/console/staff-context";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads one flag over all brands: its state in each, and the preview of a bulk change (requirement X2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { t, wps } = consoleContext(context);
  const { searchParams } = new URL(request.url);
  const flag = searchParams.get("flag") ?? "";
  if (!isFlagName(flag)) return json({ answer: null, plan: null, title: null });
  const title = t(`console:flag.${flag}.title`);
  return json({ answer: await wps.staff.flagBrands({ flag }), plan: bulkPlan(searchParams, Date.now()), title });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const done = await bulkAction(consoleContext(context), await request.formData());
  return json(done, { status: done.message === null ? 200 : 409 });
}

export default function FlagOverBrands() {
  const t = useT("console");
  const { answer, plan } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const mayWrite = useStaffPermission("flags.write");
  const textsOf = useFlagTexts();
  const shown = answer ? textsOf(answer.flag) : { title: t("bulk.all"), text: t("bulk.intro") };
  return (
    <>
      <PageHead title={shown.title} intro={shown.text} />
      <Refusal message={done?.message ?? null} />
      {done && done.message === null ? <BulkOutcome done={done} /> : null}
      {answer && plan && mayWrite ? <BulkPreview plan={plan} changes={bulkChanges(plan, answer.rows)} /> : null}
      {answer ? <FlagBrandsForm answer={answer} chosen={plan?.codes ?? []} /> : null}
      <FlagPicker current={answer?.flag ?? null} />
    </>
  );
}
