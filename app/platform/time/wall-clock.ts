/** Local date and time of a moment in a time zone. Years before year 1 are 0, -1, … */
export interface WallClock {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Maximum number of cached formatters. The platform has about 500 zones. */
const MAX_CLOCKS = 100;
const clocks = new Map<string, Intl.DateTimeFormat>();

const OPTIONS: Intl.DateTimeFormatOptions = {
  era: "short",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
  numberingSystem: "latn",
  calendar: "gregory",
};

/**
 * Returns a cached formatter. `Intl` is used for the offset only: a fixed locale, calendar and digits give the same
 * numbers everywhere. An unknown zone (an old browser, a new name) falls back to UTC.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat("en-US", { ...OPTIONS, timeZone });
  } catch {
    clock = new Intl.DateTimeFormat("en-US", { ...OPTIONS, timeZone: "UTC" });
  }
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * Returns the local date and time of a moment.
 *
 * @param at UTC ms; @param timeZone an IANA name
 * @throws RangeError for an invalid date
 */
export function wallClock(at: number, timeZone: string): WallClock {
  const shown = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  let isBeforeYearOne = false;
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) {
    if (type === "era") isBeforeYearOne = value.startsWith("B");
    else if (type in shown) shown[type as keyof WallClock] = Number(value);
  }
  if (isBeforeYearOne) shown.year = 1 - shown.year;
  return shown;
}
