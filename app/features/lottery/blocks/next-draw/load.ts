import type { NextDrawProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { type DrawTimes, drawPhase } from "./draw-phase";

/** Numbers of the latest draw, in order, and its time, UTC ms. */
export interface LatestDraw {
  readonly numbers: readonly string[];
  readonly drawnAt: number;
}

/** Lottery as rendered by cards, rows and the hero. */
export interface LotteryDraw extends DrawTimes {
  readonly code: string;
  readonly name: string;
  readonly art: string;
  /** Null before the first draw. */
  readonly last: LatestDraw | null;
}

/** Draws, and the server time at which they were loaded, UTC ms. Countdowns start from that time. */
export interface LotteryDrawsData {
  readonly at: number;
  readonly draws: readonly LotteryDraw[];
}

/** Game of the lottery menu. */
export type LotteryGame = Awaited<
  ReturnType<BlockContext["wps"]["lottery"]["vnGameMenu"]>
>["groups"][number]["gameMenus"][number];

/** Maximum cache lifetime, seconds. Without scripts, countdowns on a cached page do not advance. */
const MAX_CACHE_S = 30;
const MIN_CACHE_S = 5;

/** Returns the cache lifetime of a page with draws, seconds: no phase ends before it expires. */
export function drawsMaxAge({ at, draws }: LotteryDrawsData): number {
  const ends = draws.map((draw) => (drawPhase(draw, at).until - at) / 1_000);
  return Math.max(MIN_CACHE_S, Math.floor(Math.min(MAX_CACHE_S, ...ends)));
}

async function drawOf({ wps }: BlockContext, game: LotteryGame): Promise<{ at: number; draw: LotteryDraw } | null> {
  const { gameCode, name, art, everyMinutes } = game;
  try {
    const [{ draw, serverTime }, { rows }] = await Promise.all([
      wps.lottery.draws({ gameCode }),
      wps.lottery.vnNumero({ gameCode, count: 1 }),
    ]);
    const [row] = rows;
    const last = row ? { numbers: row.numbers, drawnAt: Date.parse(row.drawnAt) } : null;
    const times = { closesAt: Date.parse(draw.closesAt), drawsAt: Date.parse(draw.drawsAt), every: everyMinutes };
    return { at: Date.parse(serverTime), draw: { code: gameCode, name, art, ...times, last } };
  } catch {
    // A failure of one lottery must not hide the others.
    return null;
  }
}

/** Loads the next draw and the latest numbers of each game, in the order of the games. */
export async function loadDrawsOf(ctx: BlockContext, games: readonly LotteryGame[]): Promise<LotteryDrawsData> {
  const found = (await Promise.all(games.map((game) => drawOf(ctx, game)))).filter((one) => one !== null);
  return { at: Math.max(0, ...found.map(({ at }) => at)), draws: found.map(({ draw }) => draw) };
}

/** Loads the given games in the order of their codes, or the games with the earliest draws. */
export async function loadNextDraws(
  ctx: BlockContext,
  { gameCodes, limit }: { readonly gameCodes?: readonly string[] | undefined; readonly limit: number },
): Promise<LotteryDrawsData> {
  const { groups } = await ctx.wps.lottery.vnGameMenu({});
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  if (gameCodes) {
    const chosen = gameCodes.flatMap((code) => games.filter(({ gameCode }) => gameCode === code));
    return loadDrawsOf(ctx, chosen.slice(0, limit));
  }
  const { at, draws } = await loadDrawsOf(ctx, games);
  return { at, draws: [...draws].sort((a, b) => a.drawsAt - b.drawsAt).slice(0, limit) };
}

/** Loads the lotteries of the props, or those with the earliest draws. */
export async function loadNextDraw(ctx: BlockContext, props: NextDrawProps): Promise<BlockData<LotteryDrawsData>> {
  const data = await loadNextDraws(ctx, { gameCodes: props.gameCodes, limit: props.limit ?? 4 });
  return { data, tags: ["lotteries"], maxAge: drawsMaxAge(data) };
}
