import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AuthenticatorSetup } from "~/features/staff/console/authenticator-setup";
import { NewPassword } from "~/features/staff/console/new-password";
import { StandalonePage } from "~/features/staff/console/standalone-page";
import { useT } from "~/platform/i18n/use-t";
import { drawQr } from "~/platform/text/qr.server";
import { consoleContext } from "~/site/app-context";
import { Refusal } from "~/site/console/refusal";
import { refusalOf } from "~/site/console/refusal-of";
import { AccountField } from "~/site/page-account";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/**
 * Loads the setup of a new staff account, required before its first use: a new password, then the second factor (requirement X1).
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, t, wps } = consoleContext(context);
  if (!staff) throw redirect("/console/login");
  if (staff.stage === "ready") throw redirect("/console");
  const title = t(`console:start.${staff.stage}`);
  if (staff.stage === "password") return json({ stage: staff.stage, title, app: null });
  const { secret, uri } = await wps.staff.staffTwoStep({});
  const qr = `data:image/svg+xml;base64,${Buffer.from(drawQr(uri)).toString("base64")}`;
  return json({ stage: staff.stage, title, app: { secret, qr } });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

export async function action({ context, request }: ActionFunctionArgs) {
  const app = consoleContext(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const message = await refusalOf(app, () =>
    form.has("appCode")
      ? app.wps.staff.confirmStaffTwoStep({ appCode: text("appCode") })
      : app.wps.staff.staffPassword({ oldPassword: text("oldPassword"), newPassword: text("newPassword") }),
  );
  return message === null ? redirect("/console/start", 303) : json({ message }, { status: 409 });
}

export default function Start() {
  const t = useT("console");
  const { app, title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <StandalonePage title={title}>
      <Refusal message={refused?.message ?? null} />
      {app ? (
        <AuthenticatorSetup app={app} />
      ) : (
        <form method="post">
          <AccountField />
          <p>{t("start.passwordText")}</p>
          <NewPassword />
        </form>
      )}
    </StandalonePage>
  );
}
