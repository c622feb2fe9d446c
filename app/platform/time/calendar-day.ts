import { wallClock } from "./wall-clock";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A time of day or a day as UTC ms, were it in UTC: what calendars are reckoned in. Years 0 to 99 are not 1900 to 1999. */
function utcOf(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1_000;
}

/** What a clock somewhere shows, as UTC ms, were it in UTC; whole seconds. */
function shownAt(timeZone: string, at: number): number {
  const { day, hour, minute, month, second, year } = wallClock(at, timeZone);
  return utcOf(year, month, day, hour, minute, second);
}

/** `yyyy-MM-dd`, from years 0 to 9999; days before or after are the first or last of them. */
const dayText = (shown: number): string =>
  new Date(Math.min(Math.max(shown, utcOf(0, 1, 1)), utcOf(9999, 12, 31))).toISOString().slice(0, 10);

/**
 * The day it is somewhere, as `yyyy-MM-dd`.
 * @param now UTC ms
 * @param timeZone an IANA name, e.g. a brand's
 */
export const dayIn = (timeZone: string, now: number): string => dayText(shownAt(timeZone, now));

/** The moment as a clock somewhere shows it, `yyyy-MM-dd HH:mm`: for texts that are made where no formats are. */
export function clockIn(timeZone: string, at: number): string {
  const shown = shownAt(timeZone, at);
  return `${dayText(shown)} ${new Date(shown).toISOString().slice(-13, -8)}`;
}

/** The day `count` days later, earlier below 0; the first or last day where years end. @param day `yyyy-MM-dd` */
export const dayAfter = (day: string, count: number): string => dayText(Date.parse(`${day}T00:00Z`) + count * DAY);

/** How many days it is from the one to the other, both with them; below 1 where they are the wrong way round. */
export const countOfDays = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY) + 1;

/** The same with seconds, `yyyy-MM-dd HH:mm:ss`: for files, in which lines of one minute stay apart. */
export function secondIn(timeZone: string, at: number): string {
  const shown = shownAt(timeZone, at);
  return `${dayText(shown)} ${new Date(shown).toISOString().slice(-13, -5)}`;
}

/** A span that is counted anew: weeks begin on Monday. */
export type Period = "day" | "week" | "month";

/**
 * When a day somewhere begins, UTC ms: when the clock comes from another day into it for the last time, at midnight or later
 * where clocks skip it. A day that clocks skip as a whole (Samoa, 30 December 2011) begins and ends with the next one.
 * @param midnight of the day, were it in UTC
 */
function startAt(midnight: number, timeZone: string): number {
  // Clocks may change within that very day: what they showed a day before and show a day after are all there is to try.
  const [before, after] = [midnight - DAY, midnight + DAY].map((at) => midnight - (shownAt(timeZone, at) - at));
  const isWithin = (at: number) => Math.floor(shownAt(timeZone, at) / DAY) * DAY === midnight;
  const starts = [before, after].filter((at) => at !== undefined && isWithin(at) && !isWithin(at - 1_000));
  return Math.max(...((starts.length > 0 ? starts : [before]) as number[]));
}

/**
 * When days somewhere begin and end, UTC ms: from the start of one to the end of another.
 * @param from `yyyy-MM-dd`; @param to the same day or a later one
 */
export function daysIn(timeZone: string, from: string, to = from): { readonly from: number; readonly to: number } {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00Z`)) as [number, number];
  return { from: startAt(first, timeZone), to: startAt(last + DAY, timeZone) };
}

/**
 * When a clock somewhere shows a time of a day, UTC ms; where clocks skip it, as much later as they skip.
 * @param day `yyyy-MM-dd`; @param time `HH:mm`
 */
export function wallTime(day: string, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const wish = Date.parse(`${day}T00:00Z`) + (hours * 60 + minutes) * MINUTE;
  const near = daysIn(timeZone, day).from + (hours * 60 + minutes) * MINUTE;
  const at = near + wish - shownAt(timeZone, near);
  return shownAt(timeZone, at) === wish ? at : near;
}

/** The day that a period begins with, `back` periods before (or, below 0, after) the one of `day`; its midnight, were it in UTC. */
function firstDay(period: Period, day: string, back: number): number {
  const date = new Date(`${day}T00:00Z`);
  if (period === "month") {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() - back);
  } else {
    const sinceMonday = period === "week" ? (date.getUTCDay() + 6) % 7 : 0;
    date.setUTCDate(date.getUTCDate() - sinceMonday - back * (period === "week" ? 7 : 1));
  }
  return date.getTime();
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
  const [from, to] = [0, -1].map((back) => startAt(firstDay(period, day, back), timeZone)) as [number, number];
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
