import { REELS_RETURN } from "./reels-data";
import { TABLE_RETURN } from "./table";

/** Code of the house as a vendor. */
export const HOUSE = "HOUSE";

/** How a game of the house is played. */
export type HouseKind = "reels" | "table" | "slip";

interface HouseGame {
  readonly kind: HouseKind;
  /** Declared return, percent; null where it depends on what is bet on. */
  readonly declared: string | null;
}

/** The games of the house, by their id in the catalogue. */
export const HOUSE_GAMES: Readonly<Record<string, HouseGame>> = {
  "lantern-garden": { kind: "reels", declared: REELS_RETURN },
  "lantern-twenty-one": { kind: "table", declared: TABLE_RETURN },
  "lantern-sports": { kind: "slip", declared: null },
};

/** How a game is played; null for none of the house. */
export const houseKind = (gameId: string): HouseKind | null =>
  Object.hasOwn(HOUSE_GAMES, gameId) ? (HOUSE_GAMES[gameId]?.kind ?? null) : null;

/** The least stake is rounded up to whole steps of such minor units, so that no pay has a fraction. */
const STEP = 20n;

const LADDER = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 250n, 500n] as const;

/**
 * The stakes that a game offers, minor units, rising.
 * @param least the game's least bet, minor units, above 0
 */
export function stakesFrom(least: bigint): readonly bigint[] {
  const first = ((least + STEP - 1n) / STEP) * STEP;
  return LADDER.map((times) => first * times);
}
