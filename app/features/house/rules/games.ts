import { REELS_RETURN } from "./reels-data";
import { TABLE_RETURN } from "./table";

/** Vendor code of the house. */
export const HOUSE = "HOUSE";

/** Kind of a house game. */
export type HouseKind = "reels" | "table" | "slip";

interface HouseGame {
  readonly kind: HouseKind;
  /** Declared return, percent; null when it depends on the bet. */
  readonly declared: string | null;
}

/** House games by their id in the catalogue. */
export const HOUSE_GAMES: Readonly<Record<string, HouseGame>> = {
  "lantern-garden": { kind: "reels", declared: REELS_RETURN },
  "lantern-twenty-one": { kind: "table", declared: TABLE_RETURN },
  "lantern-sports": { kind: "slip", declared: null },
};

/** Returns the kind of a house game; null for other games. */
export const houseKind = (gameId: string): HouseKind | null =>
  Object.hasOwn(HOUSE_GAMES, gameId) ? (HOUSE_GAMES[gameId]?.kind ?? null) : null;

/** The minimum stake is rounded up to a multiple of this amount, minor units, so that every payout is a whole number. */
const STEP = 20n;

const LADDER = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 250n, 500n] as const;

/**
 * Returns the stakes of a game, minor units, ascending.
 * @param least minimum bet of the game, minor units, above 0
 */
export function stakesFrom(least: bigint): readonly bigint[] {
  const first = ((least + STEP - 1n) / STEP) * STEP;
  return LADDER.map((times) => first * times);
}
