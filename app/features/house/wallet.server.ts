import type { SeamlessWallet } from "~/features/games/rules/seamless";
import { secretOf } from "~/features/games/vendor-secret.server";
import { liveryClient } from "~/features/vendors/livery-client.server";
import { receiveVendor } from "~/features/vendors/receive.server";
import { WpsError } from "~/platform/wps/errors";
import type { HouseContext } from "./server/context";

/** Vendor code of the house. */
export const HOUSE = "HOUSE";

const PREFIX = "/wps/vendor/";

/**
 * Returns the wallet of the house games for the brand of a context. It uses the same vendor API as all vendors, with signed
 * messages, but in process instead of over the network.
 * @throws WpsError gameUnavailable when the brand files do not connect the house
 */
export function walletOf(ctx: HouseContext): SeamlessWallet {
  const { items } = ctx.brand.content.vendors;
  const integration = Object.hasOwn(items, HOUSE) ? items[HOUSE]?.integration : undefined;
  if (!integration) throw new WpsError("gameUnavailable");
  const client = liveryClient({
    vendor: HOUSE,
    keyId: integration.keyId,
    secret: secretOf(ctx, HOUSE, integration),
    scale: ctx.brand.config.currency.scale,
    now: () => ctx.now,
    send: (path, init) =>
      receiveVendor(
        new Request(new URL(path, "http://own.invalid"), { method: "POST", ...init }),
        ctx,
        path.slice(PREFIX.length),
      ),
  });
  return (request) => client.ask(request);
}
