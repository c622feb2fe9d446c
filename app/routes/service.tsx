import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { serviceAddress } from "~/features/system/pages/service/customer-service.server";
import { siteContext } from "~/site/app-context";

/** Redirects to customer service. Service links use this address where no script handles them (requirement A17). */
export async function loader({ context }: LoaderFunctionArgs) {
  return redirect(await serviceAddress(siteContext(context)), { headers: { "Cache-Control": "no-store" } });
}
