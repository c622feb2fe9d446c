import { type ActionFunctionArgs, json } from "@remix-run/node";
import { useActionData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { signInFields } from "~/core/account-forms";
import { siteContext } from "~/lib/app-context";
import { checkForm, fieldRules, readForm } from "~/lib/check-form.server";
import type { FormAnswer } from "~/lib/form-answer";
import { FormPanel } from "~/renderer/form-panel";
import type { loader as rootLoader } from "~/root";
import { ForgetForm } from "~/shell/sign-in/forget-form";
import { SignInForm } from "~/shell/sign-in/sign-in-form";
import { BrandPage } from "./$";

export { clientLoader, loader, meta } from "./$";

/** Signs in: by user name and password, or by mobile number and code; or asks for a new password (spec 1 section 5). */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  const [values, rules] = await Promise.all([readForm(request), fieldRules(site)]);
  const fields = signInFields(rules, values);
  return json(checkForm(site, { fields, values }), { headers: { "Cache-Control": "no-store" } });
}

/** Which form stands on the page: the one that was sent, or the one that the address asks for. */
function isForgotten(query: URLSearchParams, answer: FormAnswer | undefined): boolean {
  return answer?.values["type"]?.startsWith("forgot") ?? query.get("view") === "forgot";
}

export default function SignInPage() {
  const answer = useActionData<typeof action>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const [query] = useSearchParams();
  if (root?.kind !== "site") return null;
  const form = isForgotten(query, answer) ? (
    <ForgetForm site={root.site} answer={answer} />
  ) : (
    <SignInForm site={root.site} look="sheet" next={query.get("next") ?? undefined} answer={answer} />
  );
  return <BrandPage lead={<FormPanel>{form}</FormPanel>} />;
}
