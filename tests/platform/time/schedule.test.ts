import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextDaily, nextDraw } from "~/platform/time/schedule";

const DAY = 86_400_000;
const at = (text: string) => Date.parse(text);
const rhythms = Array.from({ length: 1440 }, (_, i) => i + 1).filter((minutes) => 1440 % minutes === 0);

const now = fc.integer({ min: at("2020-01-01T00:00:00Z"), max: at("2100-01-01T00:00:00Z") });
const rhythm = fc.constantFrom(...rhythms).chain((everyMinutes) => {
  return fc.record({
    everyMinutes: fc.constant(everyMinutes),
    closeSeconds: fc.integer({ min: 0, max: everyMinutes * 60 - 1 }),
  });
});

describe("the next draw", () => {
  test("is counted from midnight UTC, and its id contains the day and the number within the day", () => {
    const every10 = { everyMinutes: 10, closeSeconds: 30 };
    expect(nextDraw(every10, at("2026-11-28T20:15:00Z"))).toEqual({
      id: "20261128-0123",
      closesAt: at("2026-11-28T20:19:30Z"),
      drawsAt: at("2026-11-28T20:20:00Z"),
    });
    expect(nextDraw(every10, at("2026-11-28T23:50:00Z")).id).toBe("20261129-0001");
    expect(nextDraw({ everyMinutes: 1440, closeSeconds: 60 }, at("2026-12-31T10:00:00Z")).id).toBe("20270101-0001");
  });

  test("is in the future, at most one interval away, and closes before it is drawn", () => {
    fc.assert(
      fc.property(rhythm, now, (rhythm, now) => {
        const { closesAt, drawsAt } = nextDraw(rhythm, now);
        expect(drawsAt).toBeGreaterThan(now);
        expect(drawsAt - now).toBeLessThanOrEqual(rhythm.everyMinutes * 60_000);
        expect(drawsAt - closesAt).toBe(rhythm.closeSeconds * 1000);
      }),
    );
  });

  test("follows the previous draw without a gap, and ids sort by time", () => {
    fc.assert(
      fc.property(rhythm, now, (rhythm, now) => {
        const first = nextDraw(rhythm, now);
        const second = nextDraw(rhythm, first.drawsAt);
        expect(second.drawsAt - first.drawsAt).toBe(rhythm.everyMinutes * 60_000);
        expect(second.closesAt).toBeGreaterThan(first.drawsAt - 1);
        expect(second.id > first.id).toBe(true);
        expect(nextDraw(rhythm, first.drawsAt - 1)).toEqual(first);
      }),
    );
  });
});

test("the next daily time is in the future, within one day, and at the given time of day", () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map((parts) => {
    return parts.map((part) => String(part).padStart(2, "0")).join(":");
  });
  fc.assert(
    fc.property(time, now, (time, now) => {
      const next = nextDaily(time, now);
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(DAY);
      expect(new Date(next).toISOString().slice(11)).toBe(`${time}:00.000Z`);
    }),
  );
});
