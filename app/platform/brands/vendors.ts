import type { SiteContext } from "~/platform/wps/context";
import { entriesOf } from "./brand-parts";

/**
 * Returns the enabled vendors that the brand lists, in display order, connected or not. Players see only the playable ones
 * (`features/games/offered.server.ts`).
 */
export function listedVendors({ brand }: Pick<SiteContext, "brand">) {
  const { vendors } = brand.config;
  return entriesOf(brand, brand.content.vendors.items).filter(([code]) => vendors.includes(code));
}

/** A vendor in the brand's files. */
export type ListedVendor = ReturnType<typeof listedVendors>[number][1];
