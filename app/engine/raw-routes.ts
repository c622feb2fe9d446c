import type { SiteContext } from "./context";
import { receiveVendor, VENDOR_PREFIX } from "./vendors/receive";

/** Something below `/wps/` that is no call of the contract: its sender signs the raw body, and has a dialect of his own. */
export interface RawRoute {
  readonly prefix: `/wps/${string}/`;
  /** @throws WpsError for what is nobody's */
  answer(request: Request, ctx: SiteContext): Promise<Response>;
}

/** All of them. Each checks signatures by itself: nobody is signed in. */
export const RAW_ROUTES: readonly RawRoute[] = [{ prefix: VENDOR_PREFIX, answer: receiveVendor }];
