import { parseRate, type Rate, timesRate } from "~/platform/money/money";
import type { Brand, GameType } from "./config.gen";

/** What lobbies are grouped by, in the order in which they are shown: DS88 stands after PVP (spec 2 section 4). */
export const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "DS88", "SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const;

/** One of the groups. */
export type GameCategory = (typeof CATEGORIES)[number];

/**
 * Where a vendor's games of one type are listed: esports vendors move from SPORTS to ESPORTS, and the vendors of the
 * brand's DS88 list from SPORTS to DS88 (spec 2 section 4).
 */
export function categoryOfVendor(
  { ds88, esports }: Pick<Brand, "ds88" | "esports">,
  type: GameType,
  vassalage: string,
): GameCategory {
  if (type !== "SPORTS") return type;
  if (ds88.includes(vassalage)) return "DS88";
  return esports.includes(vassalage) ? "ESPORTS" : "SPORTS";
}

/**
 * What a bet counts for: `rewards` are VIP points, rebate, missions and referral; `turnover` is what deposits and rewards have to be
 * bet before money is paid out.
 */
export type BetUse = "rewards" | "turnover";

/** The game of a bet. */
export interface WeighedGame {
  readonly gameId: string;
  readonly category: string;
}

type Weights = Pick<Brand["rewards"], "weights">;

const own = (record: Readonly<Record<string, string | undefined>>, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The part of a bet that counts: the game's weight, else its category's, else all of it. From 0 to 1, as the files write it. */
export function weightText({ weights }: Weights, use: BetUse, { category, gameId }: WeighedGame): string {
  const { categories, games } = weights[use];
  return own(games, gameId) ?? own(categories, category) ?? "1";
}

/** The part of a bet that counts, as a rate. */
export const betWeight = (rewards: Weights, use: BetUse, game: WeighedGame): Rate =>
  parseRate(weightText(rewards, use, game));

/** The part of a bet that counts, minor units, cut off. */
export const countedBet = (rewards: Weights, use: BetUse, game: WeighedGame, bet: bigint): bigint =>
  timesRate(bet, betWeight(rewards, use, game));
