import { multiplyByRate, parseRate, type Rate } from "~/platform/money/money";
import type { Brand, GameType } from "./config.gen";

/** Game categories of the lobbies, in display order: DS88 follows PVP. */
export const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "DS88", "SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const;

export type GameCategory = (typeof CATEGORIES)[number];

/**
 * Returns the category that lists a vendor's games of one type. Esports vendors move from SPORTS to ESPORTS, vendors of the
 * brand's DS88 list from SPORTS to DS88 (requirement H11).
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
 * Purpose for which a bet is weighted. `rewards`: VIP points, rebate, missions and referral. `turnover`: the amount that must be
 * bet on deposits and rewards before a withdrawal.
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

/**
 * Returns the fraction of a bet that counts, 0 to 1 as written in the files: the weight of the game, else of its category, else
 * 1.
 */
export function weightText({ weights }: Weights, use: BetUse, { category, gameId }: WeighedGame): string {
  const { categories, games } = weights[use];
  return own(games, gameId) ?? own(categories, category) ?? "1";
}

/** Returns the fraction of a bet that counts, as a rate. */
export const betWeight = (rewards: Weights, use: BetUse, game: WeighedGame): Rate =>
  parseRate(weightText(rewards, use, game));

/** Returns the counted amount of a bet in minor units, truncated. */
export const countedBet = (rewards: Weights, use: BetUse, game: WeighedGame, bet: bigint): bigint =>
  multiplyByRate(bet, betWeight(rewards, use, game));
