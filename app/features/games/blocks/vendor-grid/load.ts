import type { VendorGridProps } from "~/platform/brands/config.gen";
import { answeredPaths } from "~/site/answered-paths";
import { categoryPage } from "~/site/start-links";
import type { BlockContext, BlockData } from "~/site/types";

export interface VendorMark {
  readonly code: string;
  readonly name: string;
  readonly art: string;
  readonly hot: boolean;
}

export interface VendorGridData {
  readonly categories: readonly {
    readonly category: string;
    /** Lobby of the category; absent when the brand has none. */
    readonly page?: string | undefined;
    readonly vendors: readonly VendorMark[];
  }[];
}

/** Loads the vendors of each category, in the order of the props, or else of the brand. */
export async function loadVendorGrid(ctx: BlockContext, props: VendorGridProps): Promise<BlockData<VendorGridData>> {
  const [{ categories }, paths] = await Promise.all([ctx.wps.game.vendors({}), answeredPaths(ctx)]);
  const pages: Readonly<Record<string, string | undefined>> = props.pages ?? {};
  const wanted: readonly string[] | undefined = props.categories;
  const chosen = wanted
    ? wanted.flatMap((code) => categories.filter(({ gameCategory }) => gameCategory === code))
    : categories;
  return {
    data: {
      categories: chosen.map(({ gameCategory, cards }) => ({
        category: gameCategory,
        page: pages[gameCategory] ?? categoryPage(gameCategory, paths),
        vendors: cards.slice(0, props.limit ?? 11).map((card) => ({
          code: card.vassalage,
          name: card.name,
          art: card.art,
          hot: card.isHot === 1,
        })),
      })),
    },
    tags: ["vendors"],
  };
}
