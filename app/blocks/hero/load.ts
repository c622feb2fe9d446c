import { type GameTile, tileOf } from "~/blocks/game-row/load";
import type { BlockContext, BlockData } from "~/blocks/types";
import { type Win, winOf } from "~/blocks/winners/load";
import type { HeroProps } from "~/core/config.gen";

/** A counter's start and by how much it rises how often; amounts as decimal strings. */
export interface Jackpot {
  readonly start: string;
  readonly step: string;
  readonly everySeconds: number;
}

export interface HeroData {
  /** Null where none is wanted or the call failed: a hero never shows an empty figure. */
  readonly jackpot: Jackpot | null;
  readonly wins: readonly Win[];
  readonly games: readonly GameTile[];
  /** What the visitor searched for, for the variant `search`. */
  readonly search: string;
}

/** A part that may be missing: the hero stands without it. */
const optional = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

async function live(ctx: BlockContext, props: HeroProps): Promise<Pick<HeroData, "jackpot" | "wins">> {
  if (!props.live) return { jackpot: null, wins: [] };
  const [jackpot, rank] = await Promise.all([
    optional(ctx.wps.game.jackpots({})),
    optional(ctx.wps.home.rankList({ limitNum: 3 })),
  ]);
  const wins = (rank?.winners ?? []).map(winOf);
  return { jackpot, wins };
}

async function games(ctx: BlockContext, { variant, list }: HeroProps): Promise<readonly GameTile[]> {
  if (variant !== "split" || !list) return [];
  const type = list.gameType ? { gameType: list.gameType } : {};
  const found = await optional(ctx.wps.game.gameList({ ...type, pageSize: list.limit ?? 6 }));
  return (found?.games ?? []).map(tileOf);
}

/** Jackpot, last wins and list of a hero, side by side; what fails is left out. */
export async function loadHero(ctx: BlockContext, props: HeroProps): Promise<BlockData<HeroData>> {
  const [figures, list] = await Promise.all([live(ctx, props), games(ctx, props)]);
  const search = props.variant === "search" ? (ctx.query.q ?? "").slice(0, 60) : "";
  const changing = props.live ? { tags: ["winners", "games", "jackpot"], maxAge: 60 } : { tags: ["games"] };
  return { data: { ...figures, games: list, search }, ...changing };
}
