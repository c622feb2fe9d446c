import type { Draws } from "./draws";
import { type Fraction, fraction, multiplyFractions } from "./fraction";

/** Results of a match. */
export const PICKS = ["home", "draw", "away"] as const;

export type MatchResult = (typeof PICKS)[number];

/** Decimal odds in hundredths: 215 for 2.15. Null without a draw. */
export interface Odds {
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
}

/** One leg of a slip. */
export interface Leg {
  readonly pick: MatchResult;
  /** Odds at placement, in hundredths. */
  readonly odds: number;
}

/** Maximum number of legs of a slip; one leg is a single, more are an accumulator. */
export const MOST_LEGS = 8;
/** Maximum payout of a slip, as a multiple of its stake. */
export const MAX_PAYOUT_MULTIPLE = 1_000n;

/** Parses decimal odds, `2.15`: 1.01 to 999.99. @returns hundredths; null for invalid odds */
export function parseOdds(text: string): number | null {
  const match = /^(\d{1,3})\.(\d{2})$/.exec(text);
  const hundredths = match ? Number(`${match[1]}${match[2]}`) : 0;
  return hundredths > 100 ? hundredths : null;
}

/** Formats hundredths as decimal odds: `2.15`. */
export const oddsText = (hundredths: number | bigint): string =>
  `${BigInt(hundredths) / 100n}.${String(BigInt(hundredths) % 100n).padStart(2, "0")}`;

const offered = (odds: Odds): readonly (readonly [MatchResult, number])[] =>
  PICKS.flatMap((pick) => (odds[pick] === null ? [] : [[pick, odds[pick]] as const]));

/** Returns integer weights proportional to the probabilities of the results: inverse to the odds. */
function weightsOf(odds: Odds): readonly (readonly [MatchResult, number])[] {
  const all = offered(odds);
  const product = all.reduce((sum, [, value]) => sum * value, 1);
  return all.map(([pick, value]) => [pick, product / value]);
}

/**
 * Returns the expected return of a bet on the match, the same for every result: 1 / (1 + margin). The margin is the sum of the
 * inverse odds minus 1.
 */
export function returnOf(odds: Odds): Fraction {
  let inverse = fraction(0);
  for (const [, value] of offered(odds))
    inverse = { num: inverse.num * BigInt(value) + 100n * inverse.den, den: inverse.den * BigInt(value) };
  return fraction(inverse.den, inverse.num);
}

/** Returns the expected return of an accumulator: each leg deducts its margin. */
export const slipReturn = (matches: readonly Odds[]): Fraction =>
  matches.reduce((product, odds) => multiplyFractions(product, returnOf(odds)), fraction(1));

/** Draws the match's result: one draw below the sum of the weights of home, draw and away, in this order. */
export function drawResult(draws: Draws, odds: Odds): MatchResult {
  const weights = weightsOf(odds);
  let left = draws.below(weights.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [pick, weight] of weights) {
    if (left < weight) return pick;
    left -= weight;
  }
  throw new Error("the weights do not add up");
}

/** Returns the payout of a slip with all legs right, minor units, truncated; at most `MAX_PAYOUT_MULTIPLE` the stake. */
export function slipWin(legs: readonly Leg[], stake: bigint): bigint {
  const most = stake * MAX_PAYOUT_MULTIPLE;
  const win = legs.reduce((product, { odds }) => product * BigInt(odds), stake) / 100n ** BigInt(legs.length);
  return win < most ? win : most;
}

/** Returns the combined odds of all legs, in hundredths, truncated; for display. */
export const slipOdds = (legs: readonly Leg[]): bigint =>
  legs.reduce((product, { odds }) => product * BigInt(odds), 100n) / 100n ** BigInt(legs.length);
