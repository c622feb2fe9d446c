import { wallClock } from "./wall-clock";

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Returns a local date and time as UTC ms, as if it were in UTC: the representation for calendar arithmetic in this
 * file. Years 0 to 99 are not mapped to 1900 to 1999.
 */
function utcOf(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1_000;
}

/** Returns the local time of a zone as UTC ms, as if it were in UTC; whole seconds. */
function shownAt(timeZone: string, at: number): number {
  const { day, hour, minute, month, second, year } = wallClock(at, timeZone);
  return utcOf(year, month, day, hour, minute, second);
}

/** Formats `yyyy-MM-dd`, clamped to years 0 to 9999. */
const dayText = (shown: number): string =>
  new Date(Math.min(Math.max(shown, utcOf(0, 1, 1)), utcOf(9999, 12, 31))).toISOString().slice(0, 10);

/**
 * Returns the date in a time zone, as `yyyy-MM-dd`.
 *
 * @param now UTC ms
 * @param timeZone an IANA name, e.g. a brand's
 */
export const localDate = (timeZone: string, now: number): string => dayText(shownAt(timeZone, now));

/** Returns the local time in a zone, `yyyy-MM-dd HH:mm`, for texts created without format tables. */
export function localMinute(timeZone: string, at: number): string {
  const shown = shownAt(timeZone, at);
  return `${dayText(shown)} ${new Date(shown).toISOString().slice(-13, -8)}`;
}

/** Returns the date `count` days later, earlier below 0, clamped to years 0 to 9999. @param day `yyyy-MM-dd` */
export const dayAfter = (day: string, count: number): string => dayText(Date.parse(`${day}T00:00Z`) + count * DAY);

/** Returns the number of days in a range, both ends included; below 1 if `to` is before `from`. */
export const countOfDays = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY) + 1;

/** Returns the local time in a zone, `yyyy-MM-dd HH:mm:ss`, for files, where lines of the same minute must differ. */
export function localSecond(timeZone: string, at: number): string {
  const shown = shownAt(timeZone, at);
  return `${dayText(shown)} ${new Date(shown).toISOString().slice(-13, -5)}`;
}

/** Calendar period. Weeks begin on Monday. */
export type Period = "day" | "week" | "month";

/**
 * Returns the start of a local day, UTC ms: the last time that the clock enters this day. This is midnight, or later if
 * the clock skips midnight. A day skipped as a whole (Samoa, 30 December 2011) begins and ends with the next one.
 *
 * @param midnight midnight of the day, as if it were in UTC
 */
function startAt(midnight: number, timeZone: string): number {
  // The offset may change within that day. The offsets of the day before and the day after are the only candidates.
  const [before, after] = [midnight - DAY, midnight + DAY].map((at) => midnight - (shownAt(timeZone, at) - at));
  const isWithin = (at: number) => Math.floor(shownAt(timeZone, at) / DAY) * DAY === midnight;
  const starts = [before, after].filter((at) => at !== undefined && isWithin(at) && !isWithin(at - 1_000));
  return Math.max(...((starts.length > 0 ? starts : [before]) as number[]));
}

/**
 * Returns the bounds of a range of local days, UTC ms: from the start of the first to the end of the last.
 *
 * @param from `yyyy-MM-dd`; @param to the same day or a later one
 */
export function dayRange(timeZone: string, from: string, to = from): { readonly from: number; readonly to: number } {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00Z`)) as [number, number];
  return { from: startAt(first, timeZone), to: startAt(last + DAY, timeZone) };
}

/**
 * Returns the moment of a local time, UTC ms. A skipped time is shifted by the length of the skip.
 *
 * @param day `yyyy-MM-dd`; @param time `HH:mm`
 */
export function momentOfLocalTime(day: string, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const wish = Date.parse(`${day}T00:00Z`) + (hours * 60 + minutes) * MINUTE;
  const near = dayRange(timeZone, day).from + (hours * 60 + minutes) * MINUTE;
  const at = near + wish - shownAt(timeZone, near);
  return shownAt(timeZone, at) === wish ? at : near;
}

/**
 * Returns the first day of a period, `back` periods before the one of `day` (after it, below 0), as its midnight as if
 * it were in UTC.
 */
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
 * Returns the start of the period around `now` and of the next one, UTC ms: whole days in a time zone, computed once
 * for all members. A day has 23 or 25 hours when the offset changes.
 */
export function periodAround(
  period: Period,
  timeZone: string,
  now: number,
): { readonly from: number; readonly to: number } {
  const day = localDate(timeZone, now);
  const [from, to] = [0, -1].map((back) => startAt(firstDay(period, day, back), timeZone)) as [number, number];
  return { from, to };
}

/** Adds calendar months to a moment (UTC ms). The result is the last day of the month if that has no such day. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
