import type { SiteContext } from "~/engine/context";

/** What answers a vendor: the brand of the host, and the vendor whose signature was right. */
export interface VendorContext extends SiteContext {
  /** Code of the vendor. */
  readonly vendor: string;
}
