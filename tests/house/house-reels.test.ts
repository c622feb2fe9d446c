import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawsOf } from "~/features/house/rules/draws";
import { numberOf, percentOf } from "~/features/house/rules/fraction";
import { lineWins, playReels, STAKE_STEP, viewOf } from "~/features/house/rules/reels";
import {
  BASE_STRIPS,
  FREE_STRIPS,
  LINES,
  MULTIPLIER,
  REELS_BEST,
  REELS_RETURN,
  type ReelSymbol,
} from "~/features/house/rules/reels-data";
import { reelsReturn } from "~/features/house/rules/reels-return";
import { estimate, fastDraws, rounds } from "../helpers/fast-draws";

/** Creates a window from its rows, one letter per picture. */
function window(...rows: readonly string[]): ReelSymbol[][] {
  const names: Readonly<Record<string, ReelSymbol>> = {
    K: "koi",
    C: "coin",
    L: "lantern",
    M: "moon",
    P: "plum",
    T: "tea",
  };
  return [0, 1, 2, 3, 4].map((reel) => rows.map((row) => names[row.charAt(reel)] as ReelSymbol));
}

/** Creates draws with given results. */
const fixedDraws = (numbers: readonly number[]) => {
  const left = [...numbers];
  return { below: () => left.shift() ?? 0 };
};

describe("G10 Lantern Garden", () => {
  test("G10 the declared return equals the exact one", () => {
    const { freeSpins, lines, moons, total } = reelsReturn();
    expect(percentOf(total)).toBe(REELS_RETURN);
    const millionths = (total.num * 1_000_000n + total.den - 1n) / total.den;
    expect(`${millionths / 10_000n}.${millionths % 10_000n}`).toBe(REELS_BEST);
    const parts = [lines, moons, freeSpins].map(numberOf);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(numberOf(total), 12);
    expect(numberOf(total)).toBeLessThan(0.97);
  });

  test("G10 the return of the lines is the mean over all stops of three reels, counted one by one", () => {
    // Three reels only, so that every combination of stops can be counted.
    const ways = BASE_STRIPS.map((strip) => strip.map((_, stop) => viewOf(strip, stop)));
    let [pays, count] = [0, 0];
    for (const a of ways[0] ?? [])
      for (const b of ways[1] ?? [])
        for (const c of ways[2] ?? []) {
          // Reels without matches: only lines of three remain.
          const blank: ReelSymbol[] = ["moon", "moon", "moon"];
          for (const { pay } of lineWins([a, b, c, blank, blank])) pays += pay;
          count += 1;
        }
    const exact = threesOnly();
    expect(pays / count).toBeCloseTo(exact, 9);
  });

  test.runIf(process.env["TEST_FULL"])(
    "G10 a simulation with another generator agrees within its 99.99 % interval",
    () => {
      const draws = fastDraws(20_260_131);
      const count = rounds(60_000, 5_000_000);
      const { mean, halfWidth } = estimate(
        (function* () {
          for (let i = 0; i < count; i++) yield Number(playReels(draws, 2_000n).won) / 2_000;
        })(),
      );
      expect(Math.abs(mean - numberOf(reelsReturn().total))).toBeLessThan(halfWidth);
      expect(halfWidth).toBeLessThan(0.3);
    },
  );

  test("G10 lines pay from the left; lanterns substitute for every symbol except moons", () => {
    const wins = lineWins(window("PTCTP", "KLKKT", "TMCPC"));
    expect(wins).toEqual([{ line: 0, symbol: "koi", count: 4, pay: 250 }]);
    expect(lineWins(window("MTPTP", "MLLLK", "MKCPC"))).toEqual([]);
    expect(lineWins(window("PTPTP", "TKKKK", "CKCPC"))).toEqual([]);
  });

  test("G10 three moons anywhere pay two stakes and give eight free spins, with a multiplier that lanterns raise", () => {
    const moonAt = BASE_STRIPS.map((strip) => strip.indexOf("moon"));
    const apart = [0, 0];
    const lanternAt = FREE_STRIPS[1]?.indexOf("lantern") ?? 0;
    const free = Array.from({ length: 8 }, () => [0, lanternAt, 0, 0, 0]).flat();
    const { spins, won } = playReels(fixedDraws([...moonAt.slice(0, 3), ...apart, ...free]), 200n);
    expect([spins.length, spins[0]?.moons, spins[0]?.moonsWon]).toEqual([9, 3, 400n]);
    expect(spins.slice(1).map(({ multiplier }) => multiplier)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(spins.slice(1).every(({ lit }) => lit[0] === 1)).toBe(true);
    expect(won).toBe(spins.reduce((sum, spin) => sum + spin.won, 0n));
  });

  test("G10 for all seeds a round adds up, and the same seeds give the same round", () => {
    const seeds = fc.record({ serverSeed: fc.string(), clientSeed: fc.string(), nonce: fc.nat() });
    fc.assert(
      fc.property(seeds, fc.bigInt(1n, 10n ** 10n), (given, lines) => {
        const stake = lines * STAKE_STEP;
        const round = playReels(drawsOf(given), stake);
        expect(playReels(drawsOf(given), stake)).toEqual(round);
        for (const { lines, moonsWon, multiplier, won } of round.spins) {
          expect(lines.reduce((sum, line) => sum + line.won, moonsWon)).toBe(won);
          expect(multiplier).toBeLessThanOrEqual(MULTIPLIER.most);
        }
      }),
    );
  });

  test.each([0n, -20n, 19n, 21n])("G10 a stake of %s is refused", (stake) => {
    expect(() => playReels(fastDraws(1), stake)).toThrow(RangeError);
  });
});

/** Returns the mean payout of three in a row when the last two reels never match, computed from the strips alone. */
function threesOnly(): number {
  const pays = { koi: 50, lotus: 40, jade: 25, fan: 20, plum: 10, tea: 10, bamboo: 10, coin: 5 } as const;
  const share = (reel: number, ...wanted: ReelSymbol[]) => {
    const strip = BASE_STRIPS[reel] ?? [];
    return strip.filter((symbol) => wanted.includes(symbol)).length / strip.length;
  };
  const line = Object.entries(pays).reduce((sum, [name, pay]) => {
    const symbol = name as ReelSymbol;
    return sum + share(0, symbol) * share(1, symbol, "lantern") * share(2, symbol, "lantern") * pay;
  }, 0);
  return line * LINES.length;
}
