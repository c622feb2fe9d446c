import { createHmac } from "node:crypto";
import type { VendorIntegration } from "~/core/config.gen";
import type { SiteContext } from "~/engine/context";

/**
 * What a vendor signs with: the environment variable that the brand's files name, or, for one that ships with the product,
 * a secret of its own for each brand.
 * @throws Error when the variable is not set: told in the log, never to the vendor
 */
export function secretOf(
  ctx: Pick<SiteContext, "brand" | "secret" | "providerSecret">,
  vendor: string,
  { secretEnv }: VendorIntegration,
): string {
  if (secretEnv === undefined)
    return createHmac("sha256", ctx.secret).update(`livery vendor ${ctx.brand.code} ${vendor}`).digest("hex");
  const secret = ctx.providerSecret(secretEnv);
  if (!secret) throw new Error(`${secretEnv} is not set: the vendor ${vendor} cannot be answered`);
  return secret;
}
