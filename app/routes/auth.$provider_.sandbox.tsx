import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SandboxForm } from "~/features/access/pages/sign-in/sandbox-form";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";
import { pageWithoutFrame } from "~/site/bare-page";
import { FormPanel } from "~/site/form-panel";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary, meta } from "./$";

/** Loads the sandbox page that replaces an identity provider for demo brands. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { site, t } = siteContext(context);
  const service = site.brand.services.find(({ id }) => id === params["provider"]);
  if (!service?.sandbox) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const [state = "", nonce = ""] = ["state", "nonce"].map((name) => searchParams.get(name) ?? "");
  const title = t("shell:signIn.with", { name: service.name });
  const page = pageWithoutFrame("identity-sandbox", title, "/login");
  return json({ ...page, service, state, nonce });
}

/** Confirms the typed name, as the provider would. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { wps } = siteContext(context);
  const form = Object.fromEntries(await request.formData());
  const [state = "", nonce = "", name = ""] = ["state", "nonce", "name"].map((key) => String(form[key] ?? ""));
  const isCancelled = form["intent"] === "cancel";
  const given = { provider: params["provider"] ?? "", state, nonce, name: isCancelled ? undefined : name };
  try {
    const { address } = await wps.session.identitySandbox(given);
    return redirect(address, { status: 303 });
  } catch (error) {
    throw isWpsError(error) ? new Response(null, { status: error.status }) : error;
  }
}

export default function SandboxPage() {
  const { nonce, service, state } = useLoaderData<typeof loader>();
  return (
    <BrandPage
      lead={
        <FormPanel centred>
          <SandboxForm service={service} state={state} nonce={nonce} />
        </FormPanel>
      }
    />
  );
}
