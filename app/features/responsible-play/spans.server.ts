import { type Period, periodAround } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";

/** Day, week or month of the brand; UTC ms. */
export interface LimitSpan {
  readonly period: Period;
  readonly from: number;
  readonly to: number;
}

/** Returns the brand's current day, week and month. */
export function currentSpans({ brand, now }: Pick<SiteContext, "brand" | "now">): readonly LimitSpan[] {
  return (["day", "week", "month"] as const).map((period) => ({
    period,
    ...periodAround(period, brand.config.timeZone, now),
  }));
}

/** Returns the starts of the brand's current day, week and month, UTC ms. */
export const startsOfSpans = (ctx: Pick<SiteContext, "brand" | "now">) =>
  Object.fromEntries(currentSpans(ctx).map(({ from, period }) => [period, from])) as Record<Period, number>;

/**
 * Returns a lower bound of the ids (UUIDv7) created at `at` (UTC ms) or later. Ids are time-ordered, so rounds can be found by
 * index. The bound is one minute earlier, because the clocks of machines differ. The caller also compares the exact time.
 */
export function minIdAt(at: number): string {
  const time = Math.max(at - 60_000, 0)
    .toString(16)
    .padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
