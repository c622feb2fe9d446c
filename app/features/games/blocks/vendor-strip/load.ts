import type { VendorStripProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

export interface VendorStripData {
  readonly vendors: readonly { readonly code: string; readonly name: string; readonly art: string }[];
}

/** Loads the brand's vendors without duplicates, in the order of the categories. */
export async function loadVendorStrip(
  ctx: BlockContext,
  _props: VendorStripProps,
): Promise<BlockData<VendorStripData>> {
  const { categories } = await ctx.wps.game.vendors({});
  const cards = new Map(categories.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card] as const)));
  const vendors = [...cards.values()].map(({ vassalage, name, art }) => ({ code: vassalage, name, art }));
  return { data: { vendors }, tags: ["vendors"] };
}
