import type { VendorSite } from "~/features/games/seamless-context.server";

/** Context required by the house; jobs can provide it too. */
export type HouseContext = VendorSite;
