import { paymentWebhook } from "~/features/cashier/server/webhook";
import { receiveVendor } from "~/features/vendors/receive.server";
import type { EngineContext, SiteContext } from "~/platform/wps/context";

/** Answers a request as it came, in whatever form its sender speaks. @param rest what stands behind the prefix, without a slash */
type RawHandler = (request: Request, ctx: SiteContext, rest: string) => Promise<Response>;

/** What others' systems call in forms of their own, by the prefix of its path: outside of the contract, inside of `/wps/`. */
const RAW_ROUTES: Readonly<Record<string, RawHandler>> = {
  "/wps/payment/webhook/": paymentWebhook,
  "/wps/vendor/": receiveVendor,
};

/** The answer of a raw route; null for a request to none, and on a host whose brand is not answered here. */
export function rawAnswer(
  request: Request,
  ctx: EngineContext,
  deps: Pick<SiteContext, "translate" | "secret" | "outgoing">,
): Promise<Response> | null {
  const { pathname } = new URL(request.url);
  const [prefix, handler] = Object.entries(RAW_ROUTES).find(([prefix]) => pathname.startsWith(prefix)) ?? [];
  if (!prefix || !handler || ctx.brand === null || ctx.brand.config.wps !== "embedded") return null;
  return handler(request, { ...ctx, brand: ctx.brand, ...deps }, pathname.slice(prefix.length));
}
