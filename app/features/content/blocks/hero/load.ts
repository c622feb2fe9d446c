import { type FixturesData, fixturesOf, keepFixtures } from "~/features/games/blocks/fixtures/load";
import { type GameTile, tileOf } from "~/features/games/blocks/game-row/load";
import { type Jackpot, readJackpot } from "~/features/games/blocks/jackpot/counter";
import { type DrawsData, keepDraws, nextDraws } from "~/features/lottery/blocks/next-draw/load";
import type { HeroProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { type Banner, bannersOf } from "../banners/load";
import { type Win, winOf } from "../winners/load";

export interface HeroData {
  /** Null when it is not wanted or the call failed: a hero never shows an empty figure. */
  readonly jackpot: Jackpot | null;
  readonly wins: readonly Win[];
  /** Variant `split`: games, when there are no matches. */
  readonly games: readonly GameTile[];
  /** Variant `split`: matches to bet on. */
  readonly matches: FixturesData | null;
  /** Variant `draw`: the next draw with its countdown, and the later ones. */
  readonly draws: DrawsData | null;
  /** Slides after the hero's statement. */
  readonly banners: readonly Banner[];
  /** Variant `search`: search text of the address. */
  readonly search: string;
}

/** Number of draws in a hero; the first one is large. */
const DRAWS = 4;
/** Seconds that a page may cache the jackpot and the wins. */
const KEEP_LIVE = 60;

/** Replaces a failed call by null: the hero renders without that part. */
const optional = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

async function live(ctx: BlockContext, props: HeroProps): Promise<Pick<HeroData, "jackpot" | "wins">> {
  if (!props.live) return { jackpot: null, wins: [] };
  const [jackpot, rank] = await Promise.all([
    optional(readJackpot(ctx)),
    optional(ctx.wps.home.rankList({ limitNum: 3 })),
  ]);
  return { jackpot, wins: (rank?.winners ?? []).map(winOf) };
}

async function list(ctx: BlockContext, { variant, list }: HeroProps): Promise<Pick<HeroData, "games" | "matches">> {
  if (variant !== "split" || !list) return { games: [], matches: null };
  const limit = list.limit ?? 6;
  const matches = list.gameType === "SPORTS" ? await optional(fixturesOf(ctx, { limit })) : null;
  if (matches && matches.fixtures.length > 0) return { games: [], matches };
  const type = list.gameType ? { gameType: list.gameType } : {};
  const found = await optional(ctx.wps.game.gameList({ ...type, pageSize: limit }));
  return { games: (found?.games ?? []).map(tileOf), matches: null };
}

/** Returns the soonest draws, starting with the one in the props. */
async function draws(ctx: BlockContext, { variant, draw }: HeroProps): Promise<DrawsData | null> {
  if (variant !== "draw") return null;
  const [soonest, named] = await Promise.all([
    optional(nextDraws(ctx, { limit: DRAWS })),
    draw ? optional(nextDraws(ctx, { gameCodes: [draw], limit: 1 })) : null,
  ]);
  const first = named?.draws ?? [];
  const others = (soonest?.draws ?? []).filter(({ code }) => code !== first[0]?.code);
  const all = [...first, ...others].slice(0, DRAWS);
  return all.length > 0 ? { at: Math.max(soonest?.at ?? 0, named?.at ?? 0), draws: all } : null;
}

/** Returns the seconds that a page may cache the hero; undefined means until the brand changes. */
function keep(
  props: HeroProps,
  { matches, draws }: Pick<HeroData, "matches" | "draws">,
  changesIn: number | null,
): number | undefined {
  const ends = [
    ...(changesIn === null ? [] : [changesIn]),
    ...(props.live ? [KEEP_LIVE] : []),
    ...(matches ? [keepFixtures(matches)] : []),
    ...(draws ? [keepDraws(draws)] : []),
  ];
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** Loads all data of a hero in parallel; failed parts are omitted. */
export async function loadHero(ctx: BlockContext, props: HeroProps): Promise<BlockData<HeroData>> {
  const [figures, listed, drawn, banners] = await Promise.all([
    live(ctx, props),
    list(ctx, props),
    draws(ctx, props),
    props.group ? optional(bannersOf(ctx, props.group)) : null,
  ]);
  const search = props.variant === "search" ? (ctx.query.q ?? "").slice(0, 60) : "";
  const data = { ...figures, ...listed, draws: drawn, banners: banners?.banners ?? [], search };
  const tags = ["winners", "games", "jackpot", "fixtures", "lotteries", "banners"];
  const maxAge = keep(props, data, banners?.changesIn ?? null);
  return { data, tags, ...(maxAge === undefined ? {} : { maxAge }) };
}
