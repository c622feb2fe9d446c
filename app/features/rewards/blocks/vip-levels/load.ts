import type { VipLevelsProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { type Benefit, compareBenefits } from "./compare";

export interface VipLevel {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  /** How many points lead to it. */
  readonly points: number;
  readonly art: string;
  /** A cell a column; null where it gives none. */
  readonly benefits: readonly (Benefit | null)[];
}

export interface VipLevelsData {
  /** What the levels give, a heading a kind. */
  readonly columns: readonly string[];
  /** Lowest first. */
  readonly levels: readonly VipLevel[];
}

/** The levels, with their benefits side by side. */
export async function loadVipLevels(ctx: BlockContext, _props: VipLevelsProps): Promise<BlockData<VipLevelsData>> {
  const { levels } = await ctx.wps.home.vipLevels({});
  const { columns, rows } = compareBenefits(levels.map(({ benefits }) => benefits));
  return {
    data: {
      columns,
      levels: levels.map(({ id, rank, name, points, art }, at) => {
        return { id, rank, name, points, art, benefits: rows[at] ?? [] };
      }),
    },
    tags: ["vip"],
  };
}
