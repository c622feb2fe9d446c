import { lowestUuidAt } from "~/platform/text/uuid";
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
export const minIdAt = (at: number): string => lowestUuidAt(Math.max(at - 60_000, 0));
