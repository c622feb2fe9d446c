import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StandalonePage } from "~/features/staff/console/standalone-page";
import { useT } from "~/platform/i18n/use-t";
import { consolePath } from "~/platform/text/site-path";
import { isWpsError } from "~/platform/wps/errors";
import { deviceCookie, sessionCookie } from "~/platform/wps/session-cookies";
import { consoleContext } from "~/site/app-context";
import { Refusal } from "~/site/console/refusal";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the sign-in page of the console. Redirects staff who are already signed in. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { demoCode, staff, t } = consoleContext(context);
  const next = consolePath(new URL(request.url).searchParams.get("next"));
  if (staff) throw redirect(next);
  return json({ next, demoCode, title: t("console:door.title") });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

export async function action({ context, request }: ActionFunctionArgs) {
  const { explain, secure, wps } = consoleContext(context);
  const form = await request.formData();
  const [account, appCode] = [String(form.get("account") ?? ""), String(form.get("appCode") ?? "")];
  const given = { account, password: String(form.get("password") ?? ""), ...(appCode ? { appCode } : {}) };
  try {
    const { deviceToken, token } = await wps.staff.staffSignIn(given);
    const answer = redirect(consolePath(String(form.get("next") ?? "")), { status: 303 });
    for (const cookie of [sessionCookie(token, secure), deviceCookie(deviceToken, secure)])
      answer.headers.append("Set-Cookie", cookie);
    return answer;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return json({ account, message: explain(error) }, { status: error.status });
  }
}

export default function ConsoleSignIn() {
  const t = useT("console");
  const { demoCode, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <StandalonePage title={t("door.title")}>
      <Refusal message={refused?.message ?? null} />
      <form method="post">
        <AccountField />
        <input type="hidden" name="next" value={next} />
        <Field
          label={t("door.account")}
          name="account"
          defaultValue={refused?.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field label={t("door.password")} name="password" type="password" autoComplete="current-password" required />
        <Field
          label={t("door.appCode")}
          hint={t("door.appCodeHint")}
          name="appCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
        />
        <Button variant="primary">{t("door.signIn")}</Button>
      </form>
      {demoCode ? (
        <p className="demo">
          {t("door.demo")} <code>{demoCode}</code>
        </p>
      ) : null}
    </StandalonePage>
  );
}
