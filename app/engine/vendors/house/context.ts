import type { VendorSite } from "~/engine/vendors/seamless/context";

/** What the house needs of a context: a job has as much. */
export type HouseContext = VendorSite;
