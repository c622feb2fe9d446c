import type { DrawResultsProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

interface DrawResult {
  readonly id: string;
  /** UTC ms. */
  readonly drawnAt: number;
  readonly numbers: readonly string[];
}

export interface DrawResultsData {
  /** The lottery whose results these are; null where the brand has none. */
  readonly game: { readonly code: string; readonly name: string } | null;
  readonly results: readonly DrawResult[];
  /** The lotteries to choose from; empty where the block's props choose. */
  readonly games: readonly { readonly code: string; readonly name: string }[];
}

/** Seconds that a page may keep results: the next draw adds one. */
const KEEP = 30;

/** The last draws of the props' lottery, of the one that the address names, or of the first. */
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
  return { data: { game, results, games: props.gameCode ? [] : games }, tags: ["lotteries"], maxAge: KEEP };
}
