import { expect, test } from "vitest";
import { daysInRange, daysOfSpan, percentChange, precedingDays } from "~/features/reports/rules/figures";
import { countOfDays } from "~/platform/time/calendar-day";

test("X figures: the standard periods end today, and no day is lost at a new year or leap day", () => {
  expect(daysOfSpan("today", "2026-01-01")).toEqual({ from: "2026-01-01", to: "2026-01-01" });
  expect(daysOfSpan("yesterday", "2026-01-01")).toEqual({ from: "2025-12-31", to: "2025-12-31" });
  expect(daysOfSpan("week", "2026-01-03")).toEqual({ from: "2025-12-28", to: "2026-01-03" });
  expect(countOfDays(daysOfSpan("days30", "2028-03-01"))).toBe(30);
  expect(daysInRange({ from: "2028-02-28", to: "2028-03-01" })).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  expect(daysOfSpan("month", "2026-02-17").from).toBe("2026-02-01");
  expect(precedingDays({ from: "2026-03-01", to: "2026-03-03" })).toEqual({ from: "2026-02-26", to: "2026-02-28" });
});

test("X figures: a change is relative to the previous value, also to a loss, and absent when that was zero", () => {
  expect(percentChange("150.00", "100.00")).toBe(50);
  expect(percentChange("50.00", "-100.00")).toBe(150);
  expect(percentChange("-150.00", "-100.00")).toBe(-50);
  expect(percentChange("10.00", "0.00")).toBeNull();
});
