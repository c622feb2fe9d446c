import type { BrandSnapshot } from "~/platform/brands/types";
import { WpsError } from "~/platform/wps/errors";
import type { StaffContext } from "./context";

/** The brand that a call of the console names. @throws WpsError notFound for an unknown brand and for one that is not served */
export function brandOf(ctx: StaffContext, code: string): BrandSnapshot {
  const brand = ctx.tenants.get(code);
  if (!brand) throw new WpsError("notFound");
  return brand;
}
