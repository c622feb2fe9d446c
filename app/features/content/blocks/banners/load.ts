import type { BannersProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

/** One banner, reduced to the fields of a slide. */
export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly art: string;
  /** Link target; null for a banner without a link (without linkageType). */
  readonly link: string | null;
}

export interface BannersData {
  readonly banners: readonly Banner[];
}

/** Returns the banners of a page group, in the brand's order, and the seconds until they change; null for never. */
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

/** Loads the banners of the props' group; empty when it has none. */
export async function loadBanners(ctx: BlockContext, props: BannersProps): Promise<BlockData<BannersData>> {
  const { banners, changesIn } = await bannersOf(ctx, props.group);
  return { data: { banners }, tags: ["banners"], ...(changesIn === null ? {} : { maxAge: changesIn }) };
}
