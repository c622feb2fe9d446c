import type { SiteContext } from "~/engine/context";
import { artUrl, entriesOf, textOf } from "~/engine/snapshot";

/** The VIP level of a rank, with its name in the caller's language and its medal; null where the brand has none. */
export function levelOf(ctx: SiteContext, rankLevel: number) {
  const level = entriesOf(ctx.brand, ctx.brand.content.vip.items).find(([, { rank }]) => rank === rankLevel)?.[1];
  if (!level) return null;
  return { labelName: textOf(ctx, level.name), rankLevel, icon: artUrl(ctx, "medal", String(rankLevel)) };
}
