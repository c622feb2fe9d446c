import { createHmac } from "node:crypto";
import type { VendorIntegration } from "~/platform/brands/config.gen";
import type { SiteContext } from "~/platform/wps/context";

/**
 * Returns the signing secret of a vendor: the environment variable named in the brand's files, or, for a vendor shipped with the
 * product, a secret derived per brand.
 * @throws OutgoingRefusal when the brand may not use the variable, or it is not set: logged, never sent to the vendor
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
