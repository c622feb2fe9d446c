import { type ListedVendor, listedVendors } from "~/platform/brands/vendors";
import type { SiteContext } from "~/platform/wps/context";
import { secretOf } from "./vendor-secret.server";

/** The parts of a context that tell whether a vendor is connected. */
export type ConnectionContext = Pick<SiteContext, "brand"> & Parameters<typeof secretOf>[0];

/**
 * Whether a vendor's games can be started: it has an integration, and the secret that it signs with is there. The one predicate for
 * everything that is offered: lists, navigation, rooms, starts, wallets (checklist G15).
 */
function isPlayable(ctx: ConnectionContext, code: string, { integration }: ListedVendor): boolean {
  if (integration === undefined) return false;
  try {
    return secretOf(ctx, code, integration) !== "";
  } catch {
    return false;
  }
}

/** The vendors whose games can be started, in the brand's order. */
export const offeredVendors = (ctx: ConnectionContext) =>
  listedVendors(ctx).filter(([code, vendor]) => isPlayable(ctx, code, vendor));

/** Whether the brand announces games that cannot be started: demo brands alone do. */
export const announces = ({ brand }: Pick<SiteContext, "brand">): boolean => brand.config.demo === true;
