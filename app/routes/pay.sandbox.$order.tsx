import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SANDBOX_ACTS, SandboxPayment } from "~/features/cashier/pages/sandbox-payment/sandbox-payment";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";
import { pageWithoutFrame } from "~/site/bare-page";
import { FormPanel } from "~/site/form-panel";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary, meta } from "./$";

/** Turns a refused call into an empty response with its status. @throws Response, or the error if it is not a WpsError */
const asStatus = (error: unknown): never => {
  throw isWpsError(error) ? new Response(null, { status: error.status }) : error;
};

/** Loads the sandbox page that replaces a payment provider for demo brands (requirement W3). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { t, wps } = siteContext(context);
  const order = params["order"] ?? "";
  const ticket = new URL(request.url).searchParams.get("ticket") ?? "";
  const payment = await wps.payment.sandboxPayment({ order, ticket }).catch(asStatus);
  const page = pageWithoutFrame("payment-sandbox", t("shell:centre.depositv2"), "/member/depositv2");
  return json({ ...page, order, ticket, payment }, { headers: { "Cache-Control": "no-store" } });
}

/** Reports the chosen outcome, as the provider would, and redirects back. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { wps } = siteContext(context);
  const form = Object.fromEntries(await request.formData());
  const act = SANDBOX_ACTS.find((each) => each === form["act"]);
  if (!act) throw new Response(null, { status: 400 });
  const order = params["order"] ?? "";
  await wps.payment.paySandbox({ order, ticket: String(form["ticket"] ?? ""), act }).catch(asStatus);
  return redirect(`/member/depositv2?order=${encodeURIComponent(order)}`, { status: 303 });
}

export default function SandboxPage() {
  const { order, payment, ticket } = useLoaderData<typeof loader>();
  return (
    <BrandPage
      lead={
        <FormPanel centred>
          <SandboxPayment order={order} ticket={ticket} payment={payment} />
        </FormPanel>
      }
    />
  );
}
