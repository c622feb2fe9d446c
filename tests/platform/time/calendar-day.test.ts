import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, localDate, periodAround } from "~/platform/time/calendar-day";

const iso = ({ from, to }: { readonly from: number; readonly to: number }) =>
  [from, to].map((at) => new Date(at).toISOString().slice(0, 16));
const ZONES = [
  "UTC",
  "America/New_York",
  "Asia/Ho_Chi_Minh",
  "America/Santiago",
  "America/Havana",
  "Australia/Lord_Howe",
  "Africa/Cairo",
];

test.each([
  ["day", "America/New_York", "2026-03-08T12:00Z", ["2026-03-08T05:00", "2026-03-09T04:00"]],
  ["day", "America/New_York", "2026-11-01T05:30Z", ["2026-11-01T04:00", "2026-11-02T05:00"]],
  // Midnight does not exist on this day.
  ["day", "America/Santiago", "2026-09-06T12:00Z", ["2026-09-06T04:00", "2026-09-07T03:00"]],
  // Midnight occurs twice on this day: the day begins with the first.
  ["day", "America/Havana", "2026-11-01T12:00Z", ["2026-11-01T04:00", "2026-11-02T05:00"]],
  ["week", "Asia/Ho_Chi_Minh", "2026-01-25T16:59Z", ["2026-01-18T17:00", "2026-01-25T17:00"]],
  ["month", "Asia/Ho_Chi_Minh", "2026-01-31T17:00Z", ["2026-01-31T17:00", "2026-02-28T17:00"]],
] as const)("W9 the %s in %s around %s consists of whole days of that zone", (period, zone, now, expected) => {
  expect(iso(periodAround(period, zone, Date.parse(now)))).toEqual(expected);
});

test("W9 every time belongs to exactly one day, week and month of a zone, which starts at its first moment", () => {
  const now = fc.integer({ min: Date.parse("2020-01-01"), max: Date.parse("2035-01-01") });
  const period = fc.constantFrom("day", "week", "month");
  fc.assert(
    fc.property(now, period, fc.constantFrom(...ZONES), (now, period, zone) => {
      const { from, to } = periodAround(period, zone, now);
      expect(from <= now && now < to).toBe(true);
      expect(periodAround(period, zone, from)).toEqual({ from, to });
      expect(periodAround(period, zone, to - 1)).toEqual({ from, to });
      expect(localDate(zone, from - 1)).not.toBe(localDate(zone, from));
    }),
    { numRuns: 300 },
  );
});

test("W9 months follow the calendar, and a shorter month ends on its last day", () => {
  const after = (from: string, months: number) =>
    new Date(addMonths(Date.parse(from), months)).toISOString().slice(0, 10);
  expect(after("2026-08-31T08:00Z", 6)).toBe("2027-02-28");
  expect(after("2026-01-15T08:00Z", 60)).toBe("2031-01-15");
});
