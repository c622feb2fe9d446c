import { type ActionFunctionArgs, type HeadersFunction, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useRouteLoaderData } from "@remix-run/react";
import { type ExternalRedirect, startIdentitySignIn } from "~/features/access/pages/sign-in/identity.server";
import { SignInForm } from "~/features/access/pages/sign-in/sign-in-form";
import { useT } from "~/platform/i18n/use-t";
import { blocks } from "~/registry/blocks.server";
import type { loader as rootLoader } from "~/root";
import { answerForm, readForm } from "~/site/answer-form.server";
import { siteContext } from "~/site/app-context";
import { FormPanel } from "~/site/form-panel";
import { loadPage } from "~/site/load-page";
import type { FormAnswer } from "~/ui/form-answer";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary, meta } from "./$";

/** Loads the sign-in page, which shows the refusal above its form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = siteContext(context);
  return json(site.status === 0 ? await loadPage(site, "/login", blocks) : null);
}

/** Sends the visitor to an identity provider (requirement A1). */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  const { next = "" } = await readForm(site, request);
  const form = { fields: [], values: { type: "firebase", next } };
  const { provider = "" } = params;
  return answerForm(site, form, () => startIdentitySignIn(site, provider, form.values, new URL(request.url)));
}

/** Keeps the headers of the action's response: the browser follows them by itself. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

function GoingOn({ onward }: ExternalRedirect) {
  const t = useT("shell");
  return (
    <p role="status">
      {t("signIn.goingOn")} <a href={onward}>{new URL(onward).host}</a>
    </p>
  );
}

export default function LeavePage() {
  const answer = useActionData<FormAnswer | ExternalRedirect>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (root?.kind !== "site") return null;
  const isLeaving = answer && "onward" in answer;
  return (
    <BrandPage
      lead={
        <FormPanel>
          {isLeaving ? (
            <GoingOn onward={answer.onward} />
          ) : (
            <SignInForm site={root.site} look="sheet" next={answer?.values["next"]} answer={answer} />
          )}
        </FormPanel>
      }
    />
  );
}
