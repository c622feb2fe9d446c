import type { VipLevelsProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { type Benefit, type BenefitColumn, compareBenefits } from "./compare";

export interface VipLevel {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  /** Points needed to reach the level. */
  readonly points: number;
  readonly art: string;
  /** One cell per column; null without that benefit. */
  readonly benefits: readonly (Benefit | null)[];
}

export interface VipLevelsData {
  readonly columns: readonly BenefitColumn[];
  /** Lowest first. */
  readonly levels: readonly VipLevel[];
}

/** Loads the levels and the comparison of their benefits. */
export async function loadVipLevels(ctx: BlockContext, _props: VipLevelsProps): Promise<BlockData<VipLevelsData>> {
  const { levels } = await ctx.wps.home.vipLevels({});
  const { columns, rows } = compareBenefits(levels);
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
