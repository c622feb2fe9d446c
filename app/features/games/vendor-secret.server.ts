import { createHmac } from "node:crypto";
import type { VendorIntegration } from "~/platform/brands/config.gen";
import type { SiteContext } from "~/platform/wps/context";

/**
 * What a vendor signs with: the environment variable that the brand's files name, or, for one that ships with the product,
 * a secret of its own for each brand.
 * @throws OutgoingRefusal when the brand is not given the variable, or it is not set: told in the log, never to the vendor
 */
export function secretOf(
  ctx: Pick<SiteContext, "brand" | "secret" | "outgoing">,
  vendor: string,
  { secretEnv }: VendorIntegration,
): string {
  if (secretEnv === undefined)
    return createHmac("sha256", ctx.secret).update(`livery vendor ${ctx.brand.code} ${vendor}`).digest("hex");
  return ctx.outgoing.secret(ctx.brand.code, secretEnv);
}
