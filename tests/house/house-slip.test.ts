import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawsOf } from "~/features/house/rules/draws";
import { fraction, numberOf } from "~/features/house/rules/fraction";
import {
  drawResult,
  oddsText,
  PICKS,
  parseOdds,
  returnOf,
  slipOdds,
  slipReturn,
  slipWin,
} from "~/features/house/rules/slip";
import { fastDraws, rounds } from "../helpers/fast-draws";

const ODDS = { home: 215, draw: 330, away: 305 };

describe("G10 the house's sports slip", () => {
  test("G10 every bet on a match returns 1 / (1 + margin), for every pick", () => {
    const margin = 100 / 215 + 100 / 330 + 100 / 305 - 1;
    expect(numberOf(returnOf(ODDS))).toBeCloseTo(1 / (1 + margin), 12);
    const count = rounds(300_000, 10_000_000);
    const draws = fastDraws(7);
    const seen = { home: 0, draw: 0, away: 0 };
    for (let i = 0; i < count; i++) seen[drawResult(draws, ODDS)] += 1;
    for (const pick of PICKS) {
      const chance = numberOf(returnOf(ODDS)) / (ODDS[pick] / 100);
      // Interval of 99.99 % of all runs.
      const halfWidth = 3.89 * Math.sqrt((chance * (1 - chance)) / count);
      expect(Math.abs(seen[pick] / count - chance)).toBeLessThan(halfWidth);
    }
  });

  test("G10 a match without draw odds never ends in a draw", () => {
    const results = Array.from({ length: 200 }, (_, nonce) =>
      drawResult(drawsOf({ serverSeed: "s", clientSeed: "c", nonce }), { home: 180, draw: null, away: 195 }),
    );
    expect(new Set(results)).toEqual(new Set(["home", "away"]));
  });

  test("G10 an accumulator multiplies odds exactly, truncates, and pays at most a thousand stakes", () => {
    const legs = [185, 210, 333].map((odds) => ({ pick: "home" as const, odds }));
    // 1.85 × 2.10 × 3.33 = 12.937050
    expect(slipWin(legs, 1_000n)).toBe(12_937n);
    expect(oddsText(slipOdds(legs))).toBe("12.93");
    const eight = Array.from({ length: 8 }, () => ({ pick: "away" as const, odds: 99_999 }));
    expect(slipWin(eight, 250n)).toBe(250_000n);
    expect(slipReturn([ODDS, ODDS])).toEqual(fraction(returnOf(ODDS).num ** 2n, returnOf(ODDS).den ** 2n));
  });

  test("G10 a slip never pays more than its odds", () => {
    const legs = fc.array(fc.record({ pick: fc.constantFrom(...PICKS), odds: fc.integer({ min: 101, max: 99_999 }) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(legs, fc.bigInt(1n, 10n ** 12n), (given, stake) => {
        const exact = given.reduce((product, { odds }) => product * BigInt(odds), stake);
        const win = slipWin(given, stake);
        expect(win * 100n ** BigInt(given.length)).toBeLessThanOrEqual(exact);
        expect(win).toBeLessThanOrEqual(stake * 1_000n);
      }),
    );
  });

  test.each([
    ["2.15", 215],
    ["1.01", 101],
    ["999.99", 99_999],
    ["1.00", null],
    ["0.99", null],
    ["2.5", null],
    ["-2.50", null],
    ["2.150", null],
  ])("G10 text %s parses as odds %s", (text, hundredths) => {
    expect(parseOdds(text)).toBe(hundredths);
  });
});
