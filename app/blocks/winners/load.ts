import type { BlockContext, BlockData } from "~/blocks/types";
import type { WinnersProps } from "~/core/config.gen";

export interface Win {
  readonly amount: string;
  /** Masked. */
  readonly account: string;
  readonly game: string;
  readonly art: string;
}

export interface WinnersData {
  readonly wins: readonly Win[];
}

/** The latest wins, from the rank list of the home page. */
export async function loadWinners(ctx: BlockContext, props: WinnersProps): Promise<BlockData<WinnersData>> {
  const { winners } = await ctx.wps.home.rankList({ limitNum: props.limit ?? 50 });
  const wins = winners.map(({ winAmount, vo }) => ({
    amount: winAmount,
    account: vo.account,
    game: vo.game,
    art: vo.art,
  }));
  return { data: { wins }, tags: ["winners"], maxAge: 60 };
}
