import type { StaffContext } from "~/engine/context";
import type { BrandSnapshot } from "~/tenant/types";
import { WpsError } from "~/wps/errors";

/** The brand that a call of the console names. @throws WpsError notFound for an unknown brand and for one that is not served */
export function brandOf(ctx: StaffContext, code: string): BrandSnapshot {
  const brand = ctx.tenants.get(code);
  if (!brand) throw new WpsError("notFound");
  return brand;
}
