import { paymentWebhook } from "~/features/cashier/server/webhook";
import { receiveVendor } from "~/features/vendors/receive.server";
import type { EngineContext, SiteContext } from "~/platform/wps/context";

/** Answers a raw request, in the format of its sender. @param rest the path after the prefix, without a leading slash */
type RawHandler = (request: Request, ctx: SiteContext, rest: string) => Promise<Response>;

/**
 * Endpoints for external systems, by path prefix. Their formats are not part of the contract, although their paths start with
 * `/wps/`.
 */
const RAW_ROUTES: Readonly<Record<string, RawHandler>> = {
  "/wps/payment/webhook/": paymentWebhook,
  "/wps/vendor/": receiveVendor,
};

/** Returns the answer of a raw route. Null when no route matches, or when the host's brand is not answered by this process. */
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
