import type { BannersProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

/** One banner, as little as a slide needs. */
export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly art: string;
  /** Where a click leads; null for a banner that cannot be clicked (without linkageType). */
  readonly link: string | null;
}

export interface BannersData {
  readonly banners: readonly Banner[];
}

/** The banners of a page group, in the brand's order, and in how many seconds that changes; null for never. */
export async function bannersOf({ wps }: BlockContext, group: string) {
  const { banners, changesIn } = await wps.home.announcements({ types: "B" });
  const own = Object.hasOwn(banners, group) ? banners[group] : undefined;
  const shown = (own ?? []).map(
    ({ id, title, text, art, linkageType, link }): Banner => ({
      ...{ id, title, text, art },
      link: linkageType === null ? null : link,
    }),
  );
  return { banners: shown, changesIn: changesIn ?? null };
}

/** The banners of the props' group; none where the group has none. */
export async function loadBanners(ctx: BlockContext, props: BannersProps): Promise<BlockData<BannersData>> {
  const { banners, changesIn } = await bannersOf(ctx, props.group);
  return { data: { banners }, tags: ["banners"], ...(changesIn === null ? {} : { maxAge: changesIn }) };
}
