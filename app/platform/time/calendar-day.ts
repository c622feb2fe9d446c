const clocks = new Map<string, Intl.DateTimeFormat>();
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Making one costs more than using it; a brand has one zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = "2-digit";
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
  });
  clocks.set(timeZone, clock);
  return clock;
}

function partsIn(timeZone: string, at: number) {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    year: part("year").padStart(4, "0"),
    month: part("month"),
    day: part("day"),
    time: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * The day it is somewhere, as `yyyy-MM-dd`.
 * @param now UTC ms
 * @param timeZone an IANA name, e.g. a brand's
 */
export function dayIn(timeZone: string, now: number): string {
  const { day, month, year } = partsIn(timeZone, now);
  return `${year}-${month}-${day}`;
}

/** The moment as a clock somewhere shows it, `yyyy-MM-dd HH:mm`: for texts that are made where no formats are. */
export const clockIn = (timeZone: string, at: number): string => `${dayIn(timeZone, at)} ${partsIn(timeZone, at).time}`;

/** A span that is counted anew: weeks begin on Monday. */
export type Period = "day" | "week" | "month";

/**
 * When a day somewhere begins, UTC ms: at midnight, or later where clocks skip it.
 * @param day `yyyy-MM-dd`
 */
function startOf(day: string, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00Z`);
  const offsetAt = (at: number) =>
    Date.parse(`${clockIn(timeZone, at).replace(" ", "T")}Z`) - Math.floor(at / MINUTE) * MINUTE;
  // Clocks may change within that very day: what they showed a day before and show a day after are all there is to try.
  const tries = [offsetAt(wall - DAY), offsetAt(wall + DAY)].map((offset) => wall - offset);
  return Math.min(...tries.filter((at) => dayIn(timeZone, at) === day));
}

/**
 * When a clock somewhere shows a time of a day, UTC ms; where clocks skip it, as much later as they skip.
 * @param day `yyyy-MM-dd`; @param time `HH:mm`
 */
export function wallTime(day: string, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const near = startOf(day, timeZone) + (hours * 60 + minutes) * MINUTE;
  const shown = Date.parse(`${clockIn(timeZone, near).replace(" ", "T")}Z`);
  const at = near + Date.parse(`${day}T${time}Z`) - shown;
  return clockIn(timeZone, at) === `${day} ${time}` ? at : near;
}

/** The day that a period begins with, `back` periods before (or, below 0, after) the one of `day`. */
function firstDay(period: Period, day: string, back: number): string {
  const date = new Date(`${day}T00:00Z`);
  if (period === "month") {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() - back);
  } else {
    const sinceMonday = period === "week" ? (date.getUTCDay() + 6) % 7 : 0;
    date.setUTCDate(date.getUTCDate() - sinceMonday - back * (period === "week" ? 7 : 1));
  }
  return date.toISOString().slice(0, 10);
}

/**
 * When the period around `now` began and when the next one begins, UTC ms: whole days in a time zone, computed once for
 * everybody, so that a day has 23 or 25 hours where clocks change.
 */
export function periodAround(
  period: Period,
  timeZone: string,
  now: number,
): { readonly from: number; readonly to: number } {
  const day = dayIn(timeZone, now);
  const [from, to] = [0, -1].map((back) => startOf(firstDay(period, day, back), timeZone)) as [number, number];
  return { from, to };
}

/** The same day and time so many calendar months later (UTC ms); the last of the month where that has no such day. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
