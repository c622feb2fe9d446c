import type { NextDrawProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { type DrawTimes, drawPhase } from "./draw-phase";

/** Numbers of the latest draw, in order, and its time, UTC ms. */
export interface LastDraw {
  readonly numbers: readonly string[];
  readonly drawnAt: number;
}

/** Lottery as rendered by cards, rows and the hero. */
export interface Draw extends DrawTimes {
  readonly code: string;
  readonly name: string;
  readonly art: string;
  /** Null before the first draw. */
  readonly last: LastDraw | null;
}

/** Draws, and the server time at which they were loaded, UTC ms. Countdowns start from that time. */
export interface DrawsData {
  readonly at: number;
  readonly draws: readonly Draw[];
}

/** Game of the lottery menu. */
export type LotteryGame = Awaited<
  ReturnType<BlockContext["wps"]["lottery"]["vnGameMenu"]>
>["groups"][number]["gameMenus"][number];

/** Maximum cache lifetime, seconds. Without scripts, countdowns on a cached page do not advance. */
const LONGEST = 30;
const SHORTEST = 5;

/** Returns the cache lifetime of a page with draws, seconds: no phase ends before it expires. */
export function keepDraws({ at, draws }: DrawsData): number {
  const ends = draws.map((draw) => (drawPhase(draw, at).until - at) / 1_000);
  return Math.max(SHORTEST, Math.floor(Math.min(LONGEST, ...ends)));
}

async function drawOf({ wps }: BlockContext, game: LotteryGame): Promise<{ at: number; draw: Draw } | null> {
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
export async function drawsOf(ctx: BlockContext, games: readonly LotteryGame[]): Promise<DrawsData> {
  const found = (await Promise.all(games.map((game) => drawOf(ctx, game)))).filter((one) => one !== null);
  return { at: Math.max(0, ...found.map(({ at }) => at)), draws: found.map(({ draw }) => draw) };
}

/** Loads the given games in the order of their codes, or the games with the earliest draws. */
export async function nextDraws(
  ctx: BlockContext,
  { gameCodes, limit }: { readonly gameCodes?: readonly string[] | undefined; readonly limit: number },
): Promise<DrawsData> {
  const { groups } = await ctx.wps.lottery.vnGameMenu({});
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  if (gameCodes) {
    const chosen = gameCodes.flatMap((code) => games.filter(({ gameCode }) => gameCode === code));
    return drawsOf(ctx, chosen.slice(0, limit));
  }
  const { at, draws } = await drawsOf(ctx, games);
  return { at, draws: [...draws].sort((a, b) => a.drawsAt - b.drawsAt).slice(0, limit) };
}

/** Loads the lotteries of the props, or those with the earliest draws. */
export async function loadNextDraw(ctx: BlockContext, props: NextDrawProps): Promise<BlockData<DrawsData>> {
  const data = await nextDraws(ctx, { gameCodes: props.gameCodes, limit: props.limit ?? 4 });
  return { data, tags: ["lotteries"], maxAge: keepDraws(data) };
}
