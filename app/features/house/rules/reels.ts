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
  /** Where each strip stands: the index of its picture in the top row. */
  readonly stops: readonly number[];
  /** What stands in view, reel by reel, from the top; lanterns not yet spread. */
  readonly window: readonly (readonly ReelSymbol[])[];
  /** The reels that a lantern lit whole; none outside of free spins. */
  readonly lit: readonly number[];
  readonly multiplier: number;
  readonly lines: readonly LineWin[];
  readonly moons: number;
  /** What the moons pay, minor units. */
  readonly moonsWon: bigint;
  /** Minor units, all of this turn. */
  readonly won: bigint;
}

/** A whole round: the turn that was paid for, and the free ones that it won. */
export interface ReelsRound {
  readonly spins: readonly Spin[];
  /** Minor units. */
  readonly won: bigint;
}

/** A stake is a whole number of such steps, minor units: then no pay of a line has a fraction. */
export const STAKE_STEP = BigInt(LINES.length);

/**
 * Plays one round: five draws for each turn, one below the length of each strip, reel by reel.
 * @param stake minor units, above 0 and a multiple of `STAKE_STEP`
 * @throws RangeError for another stake
 */
export function playReels(draws: Draws, stake: bigint): ReelsRound {
  if (stake <= 0n || stake % STAKE_STEP !== 0n) throw new RangeError(`no stake of the reels: ${stake}`);
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

/** The three pictures of a strip from `stop` on. */
export const viewOf = (strip: readonly ReelSymbol[], stop: number): readonly ReelSymbol[] =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as ReelSymbol);

const litReels = (window: Spin["window"]): number[] => window.flatMap((reel, at) => (reel.includes(WILD) ? [at] : []));

/** What a turn pays. */
function settled(shown: Omit<Spin, "lines" | "moons" | "moonsWon" | "won">, stake: bigint): Spin {
  const lines = lineWins(shown.window, shown.lit).map(({ pay, ...line }) => {
    return { ...line, won: (stake / STAKE_STEP) * BigInt(pay * shown.multiplier) };
  });
  const moons = shown.window.flat().filter((symbol) => symbol === SCATTER).length;
  const moonsWon = stake * BigInt(MOON_PAYS[moons]?.stakes ?? 0);
  return { ...shown, lines, moons, moonsWon, won: lines.reduce((sum, { won }) => sum + won, moonsWon) };
}

/** The lines that pay: equal pictures from the left, lanterns standing for any. A line begins on the first reel. */
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
