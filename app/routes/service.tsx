import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { serviceAddress } from "~/features/system/pages/service/customer-service.server";
import { siteContext } from "~/site/app-context";

/** Leads to customer service: what its links are where no script opens it (checklist A17). */
export async function loader({ context }: LoaderFunctionArgs) {
  const address = await serviceAddress(siteContext(context));
  if (address === null) throw new Response(null, { status: 404 });
  return redirect(address, { headers: { "Cache-Control": "no-store" } });
}
