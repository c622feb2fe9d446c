import pg from "pg";
import { type Period, periodAround } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";

/** A day, week or month of the brand; UTC ms. */
export interface Span {
  readonly period: Period;
  readonly from: number;
  readonly to: number;
}

/** The day, week and month of the brand around now. */
export function spansOf({ brand, now }: Pick<SiteContext, "brand" | "now">): readonly Span[] {
  return (["day", "week", "month"] as const).map((period) => ({
    period,
    ...periodAround(period, brand.config.timeZone, now),
  }));
}

/** A text in SQL. */
export const quoted = (text: string): string => pg.escapeLiteral(text);

/** A time in SQL. */
export const instantOf = (at: number): string => `${quoted(new Date(at).toISOString())}::timestamptz`;

/**
 * The least id (UUIDv7) that was made at `at` or later, in SQL: rounds are found by their ids, which begin with the time.
 * A minute earlier, because machines' clocks differ; who asks compares the time itself, too.
 */
export function idFrom(at: number): string {
  const time = Math.max(at - 60_000, 0)
    .toString(16)
    .padStart(12, "0");
  return `${quoted(`${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`)}::uuid`;
}
