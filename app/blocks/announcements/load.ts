import type { BlockContext, BlockData } from "~/blocks/types";
import type { AnnouncementsProps } from "~/core/config.gen";

export interface AnnouncementsData {
  /** HTML is sanitised by the call. */
  readonly entries: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

/** The notices for players (type PL), newest arrangement of the brand first. */
export async function loadAnnouncements(
  ctx: BlockContext,
  props: AnnouncementsProps,
): Promise<BlockData<AnnouncementsData>> {
  const { player } = await ctx.wps.home.announcements({ types: "PL" });
  const entries = player.slice(0, props.limit ?? 8).map(({ id, title, html }) => ({ id, title, html }));
  return { data: { entries }, tags: ["announcements"], maxAge: 300 };
}
