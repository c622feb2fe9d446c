import type { FormatTable } from "~/platform/i18n/tables";

export type DateStyle = "date" | "time" | "dateTime";

/** A moment as a wall clock in a time zone shows it. */
interface WallClock {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const MAX_CLOCKS = 100;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The platform is used for the offset of a zone only: a fixed locale, calendar and digits give the same numbers
 * everywhere. A zone that the platform does not know (an old browser, a new name) reads as UTC.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options: Intl.DateTimeFormatOptions = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    numberingSystem: "latn",
    calendar: "gregory",
  };
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    clock = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

function wallClock(utcMs: number, timeZone: string): WallClock {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(utcMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * Writes a moment (UTC ms) as it is in a time zone (IANA name), in the way of a language: 24 hours, Latin digits,
 * the same bytes on server and browser. Throws a RangeError for a moment that is no date.
 */
export function formatDate(utcMs: number, table: FormatTable, timeZone: string, style: DateStyle = "dateTime"): string {
  const at = wallClock(utcMs, timeZone);
  const time = `${two(at.hour)}:${two(at.minute)}`;
  if (style === "time") return time;
  const values: Record<string, string> = {
    d: String(at.day),
    dd: two(at.day),
    m: String(at.month),
    mm: two(at.month),
    mon: table.months[at.month - 1] ?? String(at.month),
    y: String(at.year),
  };
  const date = table.date.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return style === "date" ? date : `${date}${table.join}${time}`;
}
