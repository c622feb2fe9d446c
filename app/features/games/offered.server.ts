import { type ListedVendor, listedVendors } from "~/platform/brands/vendors";
import type { SiteContext } from "~/platform/wps/context";
import { secretOf } from "./vendor-secret.server";

/** Parts of a context that decide whether a vendor is connected. */
export type ConnectionContext = Pick<SiteContext, "brand"> & Parameters<typeof secretOf>[0];

/**
 * Returns whether a vendor's games can be started: it has an integration, and its signing secret is set. The only predicate for
 * everything on offer: lists, navigation, rooms, starts, wallets (requirement G15).
 */
function isPlayable(ctx: ConnectionContext, code: string, { integration }: ListedVendor): boolean {
  if (integration === undefined) return false;
  try {
    return secretOf(ctx, code, integration) !== "";
  } catch {
    return false;
  }
}

/** Returns the vendors whose games can be started, in the brand's order. */
export const offeredVendors = (ctx: ConnectionContext) =>
  listedVendors(ctx).filter(([code, vendor]) => isPlayable(ctx, code, vendor));

/** Returns whether the brand announces games that cannot be started: only demo brands do. */
export const announcesGames = ({ brand }: Pick<SiteContext, "brand">): boolean => brand.config.demo === true;
