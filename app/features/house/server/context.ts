import type { VendorSite } from "~/features/games/seamless-context.server";

/** What the house needs of a context: a job has as much. */
export type HouseContext = VendorSite;
