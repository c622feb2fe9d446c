import type { BrandPlace } from "~/platform/brands/check-folder";
import type { Job } from "~/platform/jobs/job";
import type { EngineContext, SiteContext } from "~/platform/wps/context";
import type { StaffMember } from "~/platform/wps/staff";
import type { CallRoute } from "~/platform/wps/types";
import type { StaffMeans } from "./record";

/** What the product is put together of, for those who list it. */
export interface Product {
  readonly calls: readonly CallRoute[];
  readonly jobs: readonly Job[];
}

/** The context of a call at the console's door. Its `db` reads only: what changes rows goes through `change`. */
export interface DoorContext extends EngineContext, StaffMeans, Pick<SiteContext, "secret" | "translate" | "outgoing"> {
  /** Makes what was just stored effective in this process; resolves when snapshots carry it. */
  readonly overridesChanged: (code: string) => Promise<void>;
  readonly product: Product;
  /** Where brands' files are worked on. */
  readonly brandFiles: BrandPlace;
}

/** The context of a staff call. */
export interface StaffContext extends DoorContext, Pick<SiteContext, "outgoing" | "translate"> {
  readonly staff: StaffMember;
}
