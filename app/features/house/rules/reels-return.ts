import { type Fraction, fraction, plus, times } from "./fraction";
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

/** Where the return of Lantern Garden comes from, each as an exact share of the stake. */
export interface ReelsReturn {
  readonly lines: Fraction;
  readonly moons: Fraction;
  readonly freeSpins: Fraction;
  readonly total: Fraction;
}

const ZERO = fraction(0);
const ONE = fraction(1);

/**
 * The exact return: stops are independent and equally likely, so that the chance of a line is a product over its reels,
 * and the expected win of all lines the sum of theirs. No enumeration of 38 million stops, no simulation, no rounding.
 */
export function reelsReturn(): ReelsReturn {
  const lines = linesReturn(BASE_STRIPS, false);
  const moonChances = counts(BASE_STRIPS.map((strip) => seen(strip, SCATTER)));
  const free = linesReturn(FREE_STRIPS, true);
  const litChances = counts(FREE_STRIPS.map((strip) => seen(strip, WILD)));
  let [moons, freeSpins] = [ZERO, ZERO];
  for (const [count, { freeSpins: spins, stakes }] of Object.entries(MOON_PAYS)) {
    const chance = moonChances[Number(count)] ?? ZERO;
    moons = plus(moons, times(chance, fraction(stakes)));
    // The multiplier of a turn depends on the turns before it only, so that expectations multiply.
    freeSpins = plus(freeSpins, times(chance, times(free, multiplierSum(spins, litChances))));
  }
  return { lines, moons, freeSpins, total: plus(lines, plus(moons, freeSpins)) };
}

/** What all lines of one turn pay on average, in stakes. */
function linesReturn(strips: Strips, lights: boolean): Fraction {
  let pays = ZERO;
  for (const rows of LINES)
    for (const [symbol, [three, four, five]] of Object.entries(LINE_PAYS)) {
      const [a = ZERO, b = ZERO, c = ZERO, d = ZERO, e = ZERO] = rows.map((row, reel) =>
        fits(strips[reel] ?? [], row, symbol as PaySymbol, lights),
      );
      const last = plus(times(miss(e), fraction(four)), times(e, fraction(five)));
      const rest = plus(times(miss(d), fraction(three)), times(d, last));
      pays = plus(pays, times(times(a, times(b, c)), rest));
    }
  return times(pays, fraction(1, LINES.length));
}

const miss = ({ den, num }: Fraction): Fraction => fraction(den - num, den);

/** The chance that a row of a reel counts for a picture. */
function fits(strip: readonly ReelSymbol[], row: number, symbol: PaySymbol, lights: boolean): Fraction {
  const good = strip.filter((_, stop) => {
    const view = viewOf(strip, stop);
    return view[row] === symbol || view[row] === WILD || (lights && view.includes(WILD));
  });
  return fraction(good.length, strip.length);
}

/** The chance that a picture is in view on a reel. */
const seen = (strip: readonly ReelSymbol[], symbol: ReelSymbol): Fraction =>
  fraction(strip.filter((_, stop) => viewOf(strip, stop).includes(symbol)).length, strip.length);

/** How likely 0, 1, 2 … of independent things happen. */
function counts(chances: readonly Fraction[]): readonly Fraction[] {
  let result: Fraction[] = [ONE];
  for (const chance of chances) {
    const next = Array.from({ length: result.length + 1 }, () => ZERO);
    for (const [count, before] of result.entries()) {
      next[count] = plus(next[count] ?? ZERO, times(before, miss(chance)));
      next[count + 1] = plus(next[count + 1] ?? ZERO, times(before, chance));
    }
    result = next;
  }
  return result;
}

/** The multipliers of so many free spins, added up, on average. */
function multiplierSum(spins: number, litChances: readonly Fraction[]): Fraction {
  let now = new Map<number, Fraction>([[MULTIPLIER.first, ONE]]);
  let sum = ZERO;
  for (let spin = 0; spin < spins; spin++) {
    const next = new Map<number, Fraction>();
    for (const [multiplier, chance] of now) {
      sum = plus(sum, times(chance, fraction(multiplier)));
      for (const [lit, likely] of litChances.entries()) {
        const to = Math.min(MULTIPLIER.most, multiplier + MULTIPLIER.each * lit);
        next.set(to, plus(next.get(to) ?? ZERO, times(chance, likely)));
      }
    }
    now = next;
  }
  return sum;
}
