/** A moment as a wall clock in a time zone shows it; years count on before year 1 (0, -1, …). */
export interface WallClock {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** All zones of the platform are about 500; a process that is asked for them all keeps this many. */
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
 * The platform is asked for the offset of a zone only: a fixed locale, calendar and digits give the same numbers
 * everywhere. A zone that it does not know (an old browser, a new name) reads as UTC.
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
 * What a clock somewhere shows at a moment.
 * @param at UTC ms; @param timeZone an IANA name
 * @throws RangeError for a moment that is no date
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
