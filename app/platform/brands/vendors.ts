import type { SiteContext } from "~/platform/wps/context";
import { entriesOf } from "./brand-parts";

/** The vendors that the brand names and that are enabled, in their order, connected or not. Players see those that can be played (`features/games/offered.server.ts`). */
export function listedVendors({ brand }: Pick<SiteContext, "brand">) {
  const { vendors } = brand.config;
  return entriesOf(brand, brand.content.vendors.items).filter(([code]) => vendors.includes(code));
}

/** A vendor of the brand's files. */
export type ListedVendor = ReturnType<typeof listedVendors>[number][1];
