import { type FixturesData, fixturesMaxAge, fixturesOf } from "~/features/games/blocks/fixtures/load";
import { type GameTile, tileOf } from "~/features/games/blocks/game-row/load";
import { type Jackpot, readJackpot } from "~/features/games/blocks/jackpot/counter";
import { drawsMaxAge, type LotteryDrawsData, loadNextDraws } from "~/features/lottery/blocks/next-draw/load";
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
  readonly draws: LotteryDrawsData | null;
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

async function loadLiveFigures(ctx: BlockContext, props: HeroProps): Promise<Pick<HeroData, "jackpot" | "wins">> {
  if (!props.live) return { jackpot: null, wins: [] };
  const [jackpot, rank] = await Promise.all([
    optional(readJackpot(ctx)),
    optional(ctx.wps.home.rankList({ limitNum: 3 })),
  ]);
  return { jackpot, wins: (rank?.winners ?? []).map(winOf) };
}

async function loadList(
  ctx: BlockContext,
  { variant, list: loadList }: HeroProps,
): Promise<Pick<HeroData, "games" | "matches">> {
  if (variant !== "split" || !loadList) return { games: [], matches: null };
  const limit = loadList.limit ?? 6;
  const matches = loadList.gameType === "SPORTS" ? await optional(fixturesOf(ctx, { limit })) : null;
  if (matches && matches.fixtures.length > 0) return { games: [], matches };
  const type = loadList.gameType ? { gameType: loadList.gameType } : {};
  const found = await optional(ctx.wps.game.gameList({ ...type, pageSize: limit }));
  return { games: (found?.games ?? []).map(tileOf), matches: null };
}

/** Returns the soonest draws, starting with the one in the props. */
async function loadDraws(ctx: BlockContext, { variant, draw }: HeroProps): Promise<LotteryDrawsData | null> {
  if (variant !== "draw") return null;
  const [soonest, named] = await Promise.all([
    optional(loadNextDraws(ctx, { limit: DRAWS })),
    draw ? optional(loadNextDraws(ctx, { gameCodes: [draw], limit: 1 })) : null,
  ]);
  const first = named?.draws ?? [];
  const others = (soonest?.draws ?? []).filter(({ code }) => code !== first[0]?.code);
  const all = [...first, ...others].slice(0, DRAWS);
  return all.length > 0 ? { at: Math.max(soonest?.at ?? 0, named?.at ?? 0), draws: all } : null;
}

/** Returns the seconds that a page may cache the hero; undefined means until the brand changes. */
function heroMaxAge(
  props: HeroProps,
  { matches, draws: loadDraws }: Pick<HeroData, "matches" | "draws">,
  changesIn: number | null,
): number | undefined {
  const ends = [
    ...(changesIn === null ? [] : [changesIn]),
    ...(props.live ? [KEEP_LIVE] : []),
    ...(matches ? [fixturesMaxAge(matches)] : []),
    ...(loadDraws ? [drawsMaxAge(loadDraws)] : []),
  ];
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** Loads all data of a hero in parallel; failed parts are omitted. */
export async function loadHero(ctx: BlockContext, props: HeroProps): Promise<BlockData<HeroData>> {
  const [figures, listed, drawn, banners] = await Promise.all([
    loadLiveFigures(ctx, props),
    loadList(ctx, props),
    loadDraws(ctx, props),
    props.group ? optional(bannersOf(ctx, props.group)) : null,
  ]);
  const search = props.variant === "search" ? (ctx.query.q ?? "").slice(0, 60) : "";
  const data = { ...figures, ...listed, draws: drawn, banners: banners?.banners ?? [], search };
  const tags = ["winners", "games", "jackpot", "fixtures", "lotteries", "banners"];
  const maxAge = heroMaxAge(props, data, banners?.changesIn ?? null);
  return { data, tags, ...(maxAge === undefined ? {} : { maxAge }) };
}
