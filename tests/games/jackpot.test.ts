import fc from "fast-check";
import { expect, test } from "vitest";
import { JACKPOT_SECONDS, JACKPOT_STEP, jackpotAt, jackpotInScale } from "~/features/games/rules/jackpot";

const SINCE = Date.parse("2026-01-01T00:00:00Z");
const counter = (start: string) => {
  return { start, since: "2026-01-01T00:00:00.000Z", step: JACKPOT_STEP, everySeconds: JACKPOT_SECONDS };
};

test("R9 the counter rises by 165.11 every 3 s", () => {
  const shown = [0, 2_999, 3_000, 5_999, 6_000, 60_000].map((ms) => jackpotAt(counter("1250000.00"), SINCE + ms));
  expect(shown).toEqual(["1250000.00", "1250000.00", "1250165.11", "1250165.11", "1250330.22", "1253302.20"]);
});

test("R9 before its start time it does not change, and no cent is lost on large amounts", () => {
  expect(jackpotAt(counter("0.05"), SINCE - 1)).toBe("0.05");
  expect(jackpotAt(counter("999999999999999.99"), SINCE + 3_000)).toBe("1000000000000165.10");
});

test("R9 its amounts have no more decimals than the currency", () => {
  expect([0, 2, 3].map((scale) => jackpotInScale("1250165.11", scale))).toEqual([
    "1250165",
    "1250165.11",
    "1250165.11",
  ]);
});

test("R9 it never decreases", () => {
  const start = fc.integer({ min: 0, max: 10 ** 12 }).map((cents) => (cents / 100).toFixed(2));
  const ms = fc.integer({ min: -1_000_000, max: 10 ** 12 });
  fc.assert(
    fc.property(start, ms, fc.nat(10 ** 9), (start, ms, later) => {
      const [first, second] = [ms, ms + later].map((passed) => jackpotAt(counter(start), SINCE + passed));
      expect(first).toMatch(/^\d+\.\d{2}$/);
      expect(Number(second)).toBeGreaterThanOrEqual(Number(first));
    }),
  );
});
