import type { Draws } from "./draws";
import { type Fraction, fraction, times } from "./fraction";

/** What a match may end with. */
export const PICKS = ["home", "draw", "away"] as const;

export type Pick = (typeof PICKS)[number];

/** Decimal odds in hundredths: 215 for 2.15. No draw: null. */
export interface Odds {
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
}

/** One leg of a slip. */
export interface Leg {
  readonly pick: Pick;
  /** The odds taken, in hundredths. */
  readonly odds: number;
}

/** A slip is a single, or an accumulator of so many legs at most. */
export const MOST_LEGS = 8;
/** A slip pays at most so many times its stake. */
export const MOST_TIMES = 1_000n;

/** Reads decimal odds, `2.15`: 1.01 to 999.99. @returns hundredths; null for what are none */
export function parseOdds(text: string): number | null {
  const match = /^(\d{1,3})\.(\d{2})$/.exec(text);
  const hundredths = match ? Number(`${match[1]}${match[2]}`) : 0;
  return hundredths > 100 ? hundredths : null;
}

/** Hundredths as decimal odds: `2.15`. */
export const oddsText = (hundredths: number | bigint): string =>
  `${BigInt(hundredths) / 100n}.${String(BigInt(hundredths) % 100n).padStart(2, "0")}`;

const offered = (odds: Odds): readonly (readonly [Pick, number])[] =>
  PICKS.flatMap((pick) => (odds[pick] === null ? [] : [[pick, odds[pick]] as const]));

/** Whole numbers in the proportion in which the results are likely: inverse to the odds. */
function weightsOf(odds: Odds): readonly (readonly [Pick, number])[] {
  const all = offered(odds);
  const product = all.reduce((sum, [, value]) => sum * value, 1);
  return all.map(([pick, value]) => [pick, product / value]);
}

/**
 * What a bet on the match returns, whichever result it is on: 1 / (1 + margin), the margin being what the inverse odds sum to beyond 1.
 */
export function returnOf(odds: Odds): Fraction {
  let inverse = fraction(0);
  for (const [, value] of offered(odds))
    inverse = { num: inverse.num * BigInt(value) + 100n * inverse.den, den: inverse.den * BigInt(value) };
  return fraction(inverse.den, inverse.num);
}

/** What an accumulator returns: each leg takes its margin. */
export const slipReturn = (matches: readonly Odds[]): Fraction =>
  matches.reduce((product, odds) => times(product, returnOf(odds)), fraction(1));

/** The match's result: one draw below the sum of the weights of home, draw and away, in this order. */
export function drawResult(draws: Draws, odds: Odds): Pick {
  const weights = weightsOf(odds);
  let left = draws.below(weights.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [pick, weight] of weights) {
    if (left < weight) return pick;
    left -= weight;
  }
  throw new Error("the weights do not sum up");
}

/** What a slip pays if all its legs are right, minor units, cut off; never more than `MOST_TIMES` the stake. */
export function slipWin(legs: readonly Leg[], stake: bigint): bigint {
  const most = stake * MOST_TIMES;
  const win = legs.reduce((product, { odds }) => product * BigInt(odds), stake) / 100n ** BigInt(legs.length);
  return win < most ? win : most;
}

/** The odds of all legs together, in hundredths, cut off: what people are shown. */
export const slipOdds = (legs: readonly Leg[]): bigint =>
  legs.reduce((product, { odds }) => product * BigInt(odds), 100n) / 100n ** BigInt(legs.length);
