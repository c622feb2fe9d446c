import type { DrawResultsProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

interface DrawResult {
  readonly id: string;
  /** UTC ms. */
  readonly drawnAt: number;
  readonly numbers: readonly string[];
}

export interface DrawResultsData {
  /** Lottery of the results; null if the brand has none. */
  readonly game: { readonly code: string; readonly name: string } | null;
  readonly results: readonly DrawResult[];
  /** Lotteries to choose from; empty if the block's props choose one. */
  readonly games: readonly { readonly code: string; readonly name: string }[];
}

/** Cache lifetime of a page with results, seconds: the next draw adds a result. */
const MAX_AGE_S = 30;

/** Loads the latest draws of a lottery: that of the props, that of the query, or the first of the brand. */
export async function loadDrawResults(ctx: BlockContext, props: DrawResultsProps): Promise<BlockData<DrawResultsData>> {
  const { groups } = await ctx.wps.lottery.vnGameMenu({});
  const games = groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode, name }) => ({ code: gameCode, name })));
  const wanted = props.gameCode ?? ctx.query["gameCode"];
  const game = games.find(({ code }) => code === wanted) ?? (props.gameCode ? null : games[0]) ?? null;
  const found = game ? await ctx.wps.lottery.vnNumero({ gameCode: game.code, count: props.count ?? 10 }) : { rows: [] };
  const results = found.rows.map(({ drawId, drawnAt, numbers }) => ({
    id: drawId,
    drawnAt: Date.parse(drawnAt),
    numbers,
  }));
  return { data: { game, results, games: props.gameCode ? [] : games }, tags: ["lotteries"], maxAge: MAX_AGE_S };
}
