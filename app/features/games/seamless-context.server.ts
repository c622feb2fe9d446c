import type { SiteContext } from "~/platform/wps/context";

/** What answering vendors needs of a context: a job has as much. */
export type VendorSite = Pick<SiteContext, "brand" | "db" | "now" | "language" | "secret" | "outgoing" | "log">;

/** What answers a vendor: the brand of the host, and the vendor whose signature was right. */
export interface VendorContext extends VendorSite {
  /** Code of the vendor. */
  readonly vendor: string;
}
