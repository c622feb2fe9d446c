import type { WinnersProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

export interface Win {
  readonly amount: string;
  /** Masked. */
  readonly account: string;
  readonly game: string;
  readonly art: string;
}

type Winner = Awaited<ReturnType<BlockContext["wps"]["home"]["rankList"]>>["winners"][number];

/** Converts an entry of the rank list for the board. */
export function winOf({ winAmount, vo }: Winner): Win {
  return { amount: winAmount, account: vo.account, game: vo.game, art: vo.art };
}

export interface WinnersData {
  readonly wins: readonly Win[];
}

/** Loads the latest wins from the rank list of the home page. */
export async function loadWinners(ctx: BlockContext, props: WinnersProps): Promise<BlockData<WinnersData>> {
  const { winners } = await ctx.wps.home.rankList({ limitNum: props.limit ?? 50 });
  return { data: { wins: winners.map(winOf) }, tags: ["winners"], maxAge: 60 };
}
