import type { BrandPlace } from "~/platform/brands/check-folder";
import type { Job } from "~/platform/jobs/job";
import type { EngineContext, SiteContext } from "~/platform/wps/context";
import type { StaffMember } from "~/platform/wps/staff";
import type { CallRoute } from "~/platform/wps/types";
import type { StaffDatabaseAccess } from "./record-call";

/** Calls and jobs of the product, for listings. */
export interface Product {
  readonly calls: readonly CallRoute[];
  readonly jobs: readonly Job[];
}

/** Context of a call before the sign-in to the console. Its `db` is read-only: changes of rows go through `change`. */
export interface PreSignInContext
  extends Omit<EngineContext, "db">,
    StaffDatabaseAccess,
    Pick<SiteContext, "secret" | "translate" | "outgoing"> {
  /** Applies a stored override change in this process; resolves when the snapshots contain it. */
  readonly overridesChanged: (code: string) => Promise<void>;
  readonly product: Product;
  /** Access to the brands' files. */
  readonly brandFiles: BrandPlace;
}

/** Context of a staff call. */
export interface StaffContext extends PreSignInContext, Pick<SiteContext, "outgoing" | "translate"> {
  readonly staff: StaffMember;
}
