import type { Draws } from "./draws";
import {
  BASE_STRIPS,
  FREE_STRIPS,
  LINE_PAYS,
  LINES,
  MOON_PAYS,
  MULTIPLIER,
  type PaySymbol,
  REELS,
  type ReelSymbol,
  ROWS,
  SCATTER,
  WILD,
} from "./reels-data";

/** A line that paid. */
interface LineWin {
  /** Index in `LINES`. */
  readonly line: number;
  readonly symbol: PaySymbol;
  /** 3, 4 or 5 from the left. */
  readonly count: number;
  /** Minor units, multiplier included. */
  readonly won: bigint;
}

/** One turn of the reels. */
export interface Spin {
  readonly kind: "spin" | "freeSpin";
  /** Position of each strip: the index of the symbol in the top row. */
  readonly stops: readonly number[];
  /** Visible symbols, reel by reel, from the top, before lanterns spread. */
  readonly window: readonly (readonly ReelSymbol[])[];
  /** Reels filled by a lantern; empty outside free spins. */
  readonly lit: readonly number[];
  readonly multiplier: number;
  readonly lines: readonly LineWin[];
  readonly moons: number;
  /** Payout of the moons, minor units. */
  readonly moonsWon: bigint;
  /** Total of this turn, minor units. */
  readonly won: bigint;
}

/** A whole round: the paid turn, and the free spins that it won. */
export interface ReelsRound {
  readonly spins: readonly Spin[];
  /** Minor units. */
  readonly won: bigint;
}

/** Stakes are multiples of this amount, minor units, so that every payout of a line is a whole number. */
export const STAKE_STEP = BigInt(LINES.length);

/**
 * Plays one round: five draws for each turn, one below the length of each strip, reel by reel.
 * @param stake minor units, above 0 and a multiple of `STAKE_STEP`
 * @throws RangeError for another stake
 */
export function playReels(draws: Draws, stake: bigint): ReelsRound {
  if (stake <= 0n || stake % STAKE_STEP !== 0n) throw new RangeError(`not a valid stake of the reels: ${stake}`);
  const first = turn(draws, stake, null);
  const spins = [first];
  let multiplier: number = MULTIPLIER.first;
  for (let left = MOON_PAYS[first.moons]?.freeSpins ?? 0; left > 0; left--) {
    const spin = turn(draws, stake, multiplier);
    spins.push(spin);
    multiplier = Math.min(MULTIPLIER.most, multiplier + MULTIPLIER.each * spin.lit.length);
  }
  return { spins, won: spins.reduce((sum, { won }) => sum + won, 0n) };
}

function turn(draws: Draws, stake: bigint, freeMultiplier: number | null): Spin {
  const strips = freeMultiplier === null ? BASE_STRIPS : FREE_STRIPS;
  const stops = strips.map(({ length }) => draws.below(length));
  const window = strips.map((strip, reel) => viewOf(strip, stops[reel] ?? 0));
  return freeMultiplier === null
    ? settled({ kind: "spin", stops, window, lit: [], multiplier: 1 }, stake)
    : settled({ kind: "freeSpin", stops, window, lit: litReels(window), multiplier: freeMultiplier }, stake);
}

/** Returns the three symbols of a strip from `stop` on. */
export const viewOf = (strip: readonly ReelSymbol[], stop: number): readonly ReelSymbol[] =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as ReelSymbol);

const litReels = (window: Spin["window"]): number[] => window.flatMap((reel, at) => (reel.includes(WILD) ? [at] : []));

/** Adds the payouts of a turn. */
function settled(shown: Omit<Spin, "lines" | "moons" | "moonsWon" | "won">, stake: bigint): Spin {
  const lines = lineWins(shown.window, shown.lit).map(({ pay, ...line }) => {
    return { ...line, won: (stake / STAKE_STEP) * BigInt(pay * shown.multiplier) };
  });
  const moons = shown.window.flat().filter((symbol) => symbol === SCATTER).length;
  const moonsWon = stake * BigInt(MOON_PAYS[moons]?.stakes ?? 0);
  return { ...shown, lines, moons, moonsWon, won: lines.reduce((sum, { won }) => sum + won, moonsWon) };
}

/** Returns the paying lines: equal symbols from the left, with lanterns as wilds. A line starts on the first reel. */
export function lineWins(window: Spin["window"], lit: readonly number[] = []) {
  return LINES.flatMap((rows, line) => {
    const at = (reel: number) => window[reel]?.[rows[reel] ?? 0];
    const symbol = at(0);
    if (symbol === undefined || symbol === SCATTER || symbol === WILD) return [];
    const fits = (reel: number) => lit.includes(reel) || at(reel) === symbol || at(reel) === WILD;
    let count = 1;
    while (count < REELS && fits(count)) count += 1;
    const pay = LINE_PAYS[symbol][count - 3];
    return pay === undefined ? [] : [{ line, symbol, count, pay }];
  });
}
