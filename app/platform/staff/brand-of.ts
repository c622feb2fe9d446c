import type { BrandSnapshot } from "~/platform/brands/types";
import { WpsError } from "~/platform/wps/errors";
import type { StaffContext } from "./context";

/** Returns the brand named in a console call. @throws WpsError notFound for a brand that is unknown or not served */
export function brandOf(ctx: StaffContext, code: string): BrandSnapshot {
  const brand = ctx.tenants.get(code);
  if (!brand) throw new WpsError("notFound");
  return brand;
}
