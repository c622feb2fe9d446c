import type { SearchProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

export interface SearchData {
  /** Search text of the address, to be rendered again. */
  readonly search: string;
}

/** Returns the search text of the address (query `q`). */
export async function loadSearch(ctx: BlockContext, _props: SearchProps): Promise<BlockData<SearchData>> {
  return { data: { search: (ctx.query.q ?? "").trim().slice(0, 60) } };
}
