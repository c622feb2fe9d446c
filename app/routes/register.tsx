import { type ActionFunctionArgs, json } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { type FieldProblem, postedRegisterFields } from "~/core/account-forms";
import { siteContext } from "~/lib/app-context";
import { checkForm, fieldRules, readForm } from "~/lib/check-form.server";
import { pageOf } from "~/renderer/page-data";
import type { loader as rootLoader } from "~/root";
import { PageModal } from "~/shell/modals/page-modal";
import { BrandPage, type loader } from "./$";

export { clientLoader, loader, meta } from "./$";

/** The modal is drawn here, so that what the form was answered stands in it without scripts too. */
export const handle = { drawsModal: true };

const NOT_AGREED: FieldProblem = { text: "errors:field.agree", params: {} };

/** Opens an account by the brand's rules (spec 1 section 5). */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  if (!site.flags.directRegistration) throw new Response(null, { status: 404 });
  const [values, rules] = await Promise.all([readForm(request), fieldRules(site)]);
  const fields = postedRegisterFields(rules, site.flags, values);
  const agreed = values["agree"] === "1" || values["intent"] === "sendCode";
  const answer = checkForm(site, { fields, values }, agreed ? {} : { agree: NOT_AGREED });
  return json(answer, { headers: { "Cache-Control": "no-store" } });
}

export default function RegisterPage() {
  const answer = useActionData<typeof action>();
  const page = pageOf(useLoaderData<typeof loader>());
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (root?.kind !== "site") return null;
  const isOpen = page?.modal && root.site.flags.directRegistration;
  return (
    <>
      <BrandPage />
      <Suspense fallback={null}>
        {isOpen ? <PageModal name={page.modal ?? ""} site={root.site} answer={answer} /> : null}
      </Suspense>
    </>
  );
}
