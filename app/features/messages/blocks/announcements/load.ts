import type { AnnouncementsProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

export interface AnnouncementsData {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Loads the titles of the notices for players (type PL), in the brand's order. The index of an entry is its index in
 * the popup.
 */
export async function loadAnnouncements(
  ctx: BlockContext,
  props: AnnouncementsProps,
): Promise<BlockData<AnnouncementsData>> {
  const { player, changesIn } = await ctx.wps.home.announcements({ types: "PL" });
  const entries = player.slice(0, props.limit ?? 8).map(({ id, title }) => ({ id, title }));
  return { data: { entries }, tags: ["announcements"], maxAge: Math.min(300, changesIn ?? 300) };
}
