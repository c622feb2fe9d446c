import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { ForgetForm } from "~/features/access/pages/sign-in/forget-form";
import { signInBy } from "~/features/access/pages/sign-in/sign-in.server";
import { SignInForm } from "~/features/access/pages/sign-in/sign-in-form";
import { signInFields } from "~/platform/brands/account-forms";
import { useT } from "~/platform/i18n/use-t";
import type { loader as rootLoader } from "~/root";
import { answerForm, fieldRules, readForm } from "~/site/answer-form.server";
import { siteContext } from "~/site/app-context";
import { FormPanel } from "~/site/form-panel";
import type { FormAnswer } from "~/ui/form-answer";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary, loader, meta } from "./$";

/** Signs in: by user name and password, or by mobile number and code; or asks for a new password (spec 1 section 5). */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  const cookies = request.headers.get("cookie");
  const [values, rules] = await Promise.all([readForm(site, request), fieldRules(site)]);
  const form = { fields: signInFields(rules, values), values };
  return answerForm(site, form, () => signInBy(site, form, cookies));
}

/** Which form stands on the page: the one that was sent, or the one that the address asks for. */
function isForgotten(query: URLSearchParams, answer: FormAnswer | undefined): boolean {
  const type = answer?.values["type"];
  return type === undefined ? query.has("view") : type === "reset" || type.startsWith("forgot");
}

export default function SignInPage() {
  const answer = useActionData<FormAnswer>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const [query] = useSearchParams();
  const t = useT("shell");
  if (root?.kind !== "site") return null;
  // A refused try is asked again without the address's query.
  const next = answer?.values["next"] ?? query.get("next") ?? undefined;
  const isForgot = isForgotten(query, answer);
  const form = isForgot ? (
    <ForgetForm link={answer?.values["link"] ?? query.get("link")} answer={answer} />
  ) : (
    <SignInForm site={root.site} look="sheet" next={next} answer={answer} />
  );
  return <BrandPage lead={<FormPanel title={isForgot ? t("modal.forgot") : undefined}>{form}</FormPanel>} />;
}
