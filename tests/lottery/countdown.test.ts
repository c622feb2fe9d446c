import { expect, test } from "vitest";
import { drawPhase } from "~/features/lottery/blocks/next-draw/draw-phase";
import { drawsMaxAge } from "~/features/lottery/blocks/next-draw/load";
import { offsetOf } from "~/platform/time/server-time";
import { countdownText } from "~/ui/countdown";

const NOON = Date.UTC(2026, 0, 31, 12, 0, 0);
const ten = { closesAt: NOON + 570_000, drawsAt: NOON + 600_000, every: 10 };

test("L4 a countdown shows minutes and seconds, hours from one hour on, and never a negative time", () => {
  expect(countdownText(249_000)).toBe("04:09");
  expect(countdownText(7_449_000)).toBe("2:04:09");
  expect(countdownText(200)).toBe("00:01");
  expect(countdownText(-5_000)).toBe("00:00");
});

test("L4 a draw is open, then closed, then replaced by the next one of its schedule", () => {
  expect(drawPhase(ten, NOON)).toEqual({ isClosed: false, until: ten.closesAt, drawsAt: ten.drawsAt });
  expect(drawPhase(ten, NOON + 580_000)).toEqual({ isClosed: true, until: ten.drawsAt, drawsAt: ten.drawsAt });
  const next = { isClosed: false, until: ten.closesAt + 600_000, drawsAt: ten.drawsAt + 600_000 };
  expect(drawPhase(ten, ten.drawsAt)).toEqual(next);
  // A tab that was suspended during three draws is correct immediately.
  expect(drawPhase(ten, ten.drawsAt + 1_800_001).drawsAt).toBe(ten.drawsAt + 2_400_000);
});

test("G1 a cached page never shows a past draw: it is cached until the first of its draws closes", () => {
  const draw = { code: "a", name: "A", art: "/a", last: null, ...ten };
  expect(drawsMaxAge({ at: NOON, draws: [draw] })).toBe(30);
  expect(drawsMaxAge({ at: ten.closesAt - 12_400, draws: [draw] })).toBe(12);
  expect(drawsMaxAge({ at: ten.closesAt - 1_000, draws: [draw] })).toBe(5);
});

test("L4 a wrong visitor's clock is corrected by the time of a response; a right one is unchanged", () => {
  expect(offsetOf(NOON, NOON + 100, NOON + 300)).toBe(0);
  expect(offsetOf(NOON, NOON - 60_000, NOON - 59_800)).toBe(60_400);
  expect(offsetOf(NOON, NOON + 90_000, NOON + 90_000)).toBe(-89_500);
});
