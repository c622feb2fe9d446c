import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { ForgetForm } from "~/features/access/pages/sign-in/forget-form";
import { signInBy } from "~/features/access/pages/sign-in/sign-in.server";
import { SignInForm } from "~/features/access/pages/sign-in/sign-in-form";
import { signInFields } from "~/platform/brands/account-forms";
import { useT } from "~/platform/i18n/use-t";
import { sitePath } from "~/platform/text/site-path";
import type { loader as rootLoader } from "~/root";
import { answerForm, fieldRules, readForm } from "~/site/answer-form.server";
import { siteContext } from "~/site/app-context";
import { FormPanel } from "~/site/form-panel";
import { useFormSubmission } from "~/site/windows/post-form";
import type { FormAnswer } from "~/ui/form-answer";
import { BrandPage, loader as loadAnyPage } from "./$";

export { clientLoader, ErrorBoundary, meta } from "./$";

/** Loads the sign-in page. Redirects a signed-in member to the target of the sign-in. */
export function loader(args: LoaderFunctionArgs) {
  const { account } = siteContext(args.context);
  const next = new URL(args.request.url).searchParams.get("next");
  // After a form post, such as a password change, the page shows its answer.
  const isAnswer = args.request.headers.has("content-type");
  if (account !== "visitor" && !isAnswer)
    throw redirect(sitePath(next) ?? "/", { headers: { "Cache-Control": "no-store" } });
  return loadAnyPage(args);
}

/** Signs in by user name and password or by mobile number and code, or requests a new password (requirement A1, A11). */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  const cookies = request.headers.get("cookie");
  const [values, rules] = await Promise.all([readForm(site, request), fieldRules(site)]);
  const form = { fields: signInFields(rules, values), values };
  return answerForm(site, form, () => signInBy(site, form, cookies));
}

/**
 * Returns true if the page shows the form for a forgotten password: decided by the form that was sent, otherwise by the address.
 */
function isForgotten(query: URLSearchParams, answer: FormAnswer | null): boolean {
  const type = answer?.values["type"];
  return type === undefined ? query.has("view") : type === "reset" || type.startsWith("forgot");
}

export default function SignInPage() {
  const { answer, onSubmit } = useFormSubmission("routes/login", useActionData<FormAnswer>() ?? null);
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const [query] = useSearchParams();
  const t = useT("shell");
  if (root?.kind !== "site") return null;
  // The post of a refused attempt has no query, so `next` is taken from its fields first.
  const next = answer?.values["next"] ?? query.get("next") ?? undefined;
  const isForgot = isForgotten(query, answer);
  const form = isForgot ? (
    <ForgetForm link={answer?.values["link"] ?? query.get("link")} answer={answer} onSubmit={onSubmit} />
  ) : (
    <SignInForm site={root.site} look="sheet" next={next} answer={answer} onSubmit={onSubmit} />
  );
  return <BrandPage lead={<FormPanel title={isForgot ? t("modal.forgot") : undefined}>{form}</FormPanel>} />;
}
