import { artUrl, entriesOf, textOf } from "~/platform/brands/brand-parts";
import type { SiteContext } from "~/platform/wps/context";

/** Returns the VIP level of a rank from the brand's files; undefined if the brand has none. */
export const vipLevelEntry = ({ brand }: Pick<SiteContext, "brand">, rankLevel: number) =>
  entriesOf(brand, brand.content.vip.items).find(([, { rank }]) => rank === rankLevel)?.[1];

/** Returns the VIP level of a rank, with its medal and its name in the caller's language; null if the brand has none. */
export function vipLevelOf(ctx: SiteContext, rankLevel: number) {
  const level = vipLevelEntry(ctx, rankLevel);
  if (!level) return null;
  return { labelName: textOf(ctx, level.name), rankLevel, icon: artUrl(ctx, "medal", String(rankLevel)) };
}
