import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { NewStaff, OncePassword } from "~/features/staff/console/new-staff";
import { staffAction } from "~/features/staff/console/staff-action";
import { StaffList } from "~/features/staff/console/staff-list";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { AccountField } from "~/site/page-account";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the staff accounts: roles, brands, locks, one-time passwords (requirement X1). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, wps } = consoleContext(context);
  const { rows } = await wps.staff.staffList({});
  return json({ rows, self: staff?.name ?? "" });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const answer = await staffAction(consoleContext(context), await request.formData());
  return answer ? json(answer, { status: answer.message ? 409 : 200 }) : redirect("/console/staff", 303);
}

export default function Staff() {
  const t = useT("console");
  const { rows, self } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("staff.title")} intro={t("staff.intro")} />
      <Refusal message={answer?.message ?? null} />
      {answer?.once ? <OncePassword account={answer.account} once={answer.once} /> : null}
      <Form method="post">
        <AccountField />
        <NewStaff />
      </Form>
      <StaffList rows={rows} self={self} />
    </>
  );
}
