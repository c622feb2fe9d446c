import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { registerBy } from "~/features/access/pages/sign-in/sign-in.server";
import { type FieldProblem, postedRegisterFields } from "~/platform/brands/account-forms";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { FRAME_PARTS } from "~/registry/frame-parts";
import type { loader as rootLoader } from "~/root";
import { answerForm, fieldRules, readForm } from "~/site/answer-form.server";
import { siteContext } from "~/site/app-context";
import { isPageForAccount } from "~/site/link-targets";
import { pageDataIn } from "~/site/page-data";
import { PageModal } from "~/site/windows/page-modal";
import type { FormAnswer } from "~/ui/form-answer";
import { BrandPage, loader as loadAnyPage } from "./$";

export { clientLoader, ErrorBoundary, meta } from "./$";

/** Loads the registration page. Responds 404 when registration is disabled; redirects signed-in members to the home page. */
export function loader(args: LoaderFunctionArgs) {
  const site = siteContext(args.context);
  if (site.status === 0 && !isFlagOn(site, "directRegistration")) throw new Response(null, { status: 404 });
  if (!isPageForAccount("/register", site.account)) throw redirect("/", { headers: { "Cache-Control": "no-store" } });
  return loadAnyPage(args);
}

/** This route renders the modal itself, so that it shows the form's answer without scripts too. */
export const handle = { drawsModal: true };

const NOT_AGREED: FieldProblem = { text: "errors:field.agree", params: {} };

/** Opens an account by the brand's rules (requirement A7). */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  if (!isFlagOn(site, "directRegistration")) throw new Response(null, { status: 404 });
  const [values, rules] = await Promise.all([readForm(site, request), fieldRules(site)]);
  const agreed = values["agree"] === "1" || values["intent"] === "sendCode";
  const form = {
    fields: postedRegisterFields(rules, site, values),
    values,
    more: agreed ? {} : { agree: NOT_AGREED },
  };
  return answerForm(site, form, () => registerBy(site, form));
}

export default function RegisterPage() {
  const answer = useActionData<FormAnswer>();
  const page = pageDataIn(useLoaderData<typeof loader>());
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (root?.kind !== "site") return null;
  const isOpen = page?.modal && isFlagOn(root.site, "directRegistration");
  return (
    <>
      <BrandPage />
      <Suspense fallback={null}>
        {isOpen ? (
          <PageModal contents={FRAME_PARTS.windows} name={page.modal ?? ""} site={root.site} answer={answer} />
        ) : null}
      </Suspense>
    </>
  );
}
