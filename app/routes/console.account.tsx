import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { styled } from "styled-components";
import { NewPassword } from "~/features/staff/console/new-password";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { refusalOf } from "~/site/console/refusal-of";
import { AccountField } from "~/site/page-account";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

const Fields = styled(Form)`
  display: grid;
  gap: 16px;
  max-inline-size: 420px;
`;

/** Requires a signed-in member of staff; the page needs no data. */
export async function loader({ context }: LoaderFunctionArgs) {
  await consoleContext(context).wps.staff.staffInfo({});
  return null;
}

/** Changes the password of the signed-in member of staff at their request (requirement X1). */
export async function action({ context, request }: ActionFunctionArgs) {
  const app = consoleContext(context);
  const form = await request.formData();
  const [oldPassword, newPassword] = [String(form.get("oldPassword") ?? ""), String(form.get("newPassword") ?? "")];
  const message = await refusalOf(app, () => app.wps.staff.staffPassword({ oldPassword, newPassword }));
  return json({ message }, { status: message === null ? 200 : 409 });
}

export default function Account() {
  const t = useT("console");
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("account.title")} intro={t("account.intro")} />
      <Refusal message={answer?.message ?? null} />
      {answer && answer.message === null ? <p role="status">{t("account.done")}</p> : null}
      <Fields method="post">
        <AccountField />
        <NewPassword />
      </Fields>
    </>
  );
}
