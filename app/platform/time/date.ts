import type { FormatTable } from "~/platform/i18n/tables";
import { wallClock } from "./wall-clock";

export type DateStyle = "date" | "time" | "dateTime";

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * Formats a moment (UTC ms) in a time zone (IANA name) and the style of a language: 24 hours, Latin digits, identical
 * output on server and browser. Throws a RangeError for an invalid date.
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
