import { addFractions, type Fraction, fraction, multiplyFractions } from "./fraction";
import { viewOf } from "./reels";
import {
  BASE_STRIPS,
  FREE_STRIPS,
  LINE_PAYS,
  LINES,
  MOON_PAYS,
  MULTIPLIER,
  type PaySymbol,
  type ReelSymbol,
  SCATTER,
  WILD,
} from "./reels-data";

type Strips = readonly (readonly ReelSymbol[])[];

/** Parts of the return of Lantern Garden, as exact shares of the stake. */
export interface ReelsReturn {
  readonly lines: Fraction;
  readonly moons: Fraction;
  readonly freeSpins: Fraction;
  readonly total: Fraction;
}

const ZERO = fraction(0);
const ONE = fraction(1);

/**
 * Computes the exact return. Stops are independent and equally likely, so the chance of a line is a product over its reels, and
 * the expected win of all lines is the sum of theirs. No enumeration of 38 million stops, no simulation, no rounding.
 */
export function reelsReturn(): ReelsReturn {
  const lines = linesReturn(BASE_STRIPS, false);
  const moonChances = counts(BASE_STRIPS.map((strip) => seen(strip, SCATTER)));
  const free = linesReturn(FREE_STRIPS, true);
  const litChances = counts(FREE_STRIPS.map((strip) => seen(strip, WILD)));
  let [moons, freeSpins] = [ZERO, ZERO];
  for (const [count, { freeSpins: spins, stakes }] of Object.entries(MOON_PAYS)) {
    const chance = moonChances[Number(count)] ?? ZERO;
    moons = addFractions(moons, multiplyFractions(chance, fraction(stakes)));
    // The multiplier of a turn depends only on earlier turns, so expectations multiply.
    freeSpins = addFractions(
      freeSpins,
      multiplyFractions(chance, multiplyFractions(free, multiplierSum(spins, litChances))),
    );
  }
  return { lines, moons, freeSpins, total: addFractions(lines, addFractions(moons, freeSpins)) };
}

/** Returns the expected payout of all lines of one turn, in stakes. */
function linesReturn(strips: Strips, lights: boolean): Fraction {
  let pays = ZERO;
  for (const rows of LINES)
    for (const [symbol, [three, four, five]] of Object.entries(LINE_PAYS)) {
      const [a = ZERO, b = ZERO, c = ZERO, d = ZERO, e = ZERO] = rows.map((row, reel) =>
        fits(strips[reel] ?? [], row, symbol as PaySymbol, lights),
      );
      const last = addFractions(multiplyFractions(miss(e), fraction(four)), multiplyFractions(e, fraction(five)));
      const rest = addFractions(multiplyFractions(miss(d), fraction(three)), multiplyFractions(d, last));
      pays = addFractions(pays, multiplyFractions(multiplyFractions(a, multiplyFractions(b, c)), rest));
    }
  return multiplyFractions(pays, fraction(1, LINES.length));
}

const miss = ({ den, num }: Fraction): Fraction => fraction(den - num, den);

/** Returns the probability that a row of a reel counts for a symbol. */
function fits(strip: readonly ReelSymbol[], row: number, symbol: PaySymbol, lights: boolean): Fraction {
  const good = strip.filter((_, stop) => {
    const view = viewOf(strip, stop);
    return view[row] === symbol || view[row] === WILD || (lights && view.includes(WILD));
  });
  return fraction(good.length, strip.length);
}

/** Returns the probability that a symbol is in view on a reel. */
const seen = (strip: readonly ReelSymbol[], symbol: ReelSymbol): Fraction =>
  fraction(strip.filter((_, stop) => viewOf(strip, stop).includes(symbol)).length, strip.length);

/** Returns the probabilities of 0, 1, 2 … of independent events. */
function counts(chances: readonly Fraction[]): readonly Fraction[] {
  let result: Fraction[] = [ONE];
  for (const chance of chances) {
    const next = Array.from({ length: result.length + 1 }, () => ZERO);
    for (const [count, before] of result.entries()) {
      next[count] = addFractions(next[count] ?? ZERO, multiplyFractions(before, miss(chance)));
      next[count + 1] = addFractions(next[count + 1] ?? ZERO, multiplyFractions(before, chance));
    }
    result = next;
  }
  return result;
}

/** Returns the expected sum of the multipliers of the given number of free spins. */
function multiplierSum(spins: number, litChances: readonly Fraction[]): Fraction {
  let now = new Map<number, Fraction>([[MULTIPLIER.first, ONE]]);
  let sum = ZERO;
  for (let spin = 0; spin < spins; spin++) {
    const next = new Map<number, Fraction>();
    for (const [multiplier, chance] of now) {
      sum = addFractions(sum, multiplyFractions(chance, fraction(multiplier)));
      for (const [lit, likely] of litChances.entries()) {
        const to = Math.min(MULTIPLIER.most, multiplier + MULTIPLIER.each * lit);
        next.set(to, addFractions(next.get(to) ?? ZERO, multiplyFractions(chance, likely)));
      }
    }
    now = next;
  }
  return sum;
}
