import type { SiteContext } from "~/platform/wps/context";

/** Parts of a context that vendor requests need; jobs have them too. */
export type VendorSite = Pick<SiteContext, "brand" | "db" | "now" | "language" | "secret" | "outgoing" | "log">;

/** Context of a vendor request: the brand of the host, and the vendor whose signature was verified. */
export interface VendorContext extends VendorSite {
  /** Code of the vendor. */
  readonly vendor: string;
}
