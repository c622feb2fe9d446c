import { countOfDays, dayAfter } from "~/platform/time/calendar-day";

/** Predefined periods. `month`: from the first of this month until today. */
export const FIGURE_SPANS = ["today", "yesterday", "week", "days30", "month"] as const;
export type FigureSpan = (typeof FIGURE_SPANS)[number];

/** Range of calendar days, `yyyy-MM-dd`, inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Maximum number of days: one year. */
export const MAX_FIGURE_DAYS = 366;

/** Returns each day of a range. */
export const daysInRange = ({ from, to }: DayRange): readonly string[] =>
  Array.from({ length: Math.max(0, countOfDays({ from, to })) }, (_, at) => dayAfter(from, at));

/** Returns the preceding range of the same length. */
export const precedingDays = (days: DayRange): DayRange => ({
  from: dayAfter(days.from, -countOfDays(days)),
  to: dayAfter(days.from, -1),
});

/** Returns the days of a predefined period. @param today current day in the brand's time zone */
export function daysOfSpan(span: FigureSpan, today: string): DayRange {
  const yesterday = dayAfter(today, -1);
  if (span === "today") return { from: today, to: today };
  if (span === "yesterday") return { from: yesterday, to: yesterday };
  if (span === "month") return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: dayAfter(today, span === "week" ? -6 : -29), to: today };
}

/** Returns the requested days: a predefined period, or `from` and `to`. Defaults to the last seven days. */
export function requestedDays(
  query: {
    readonly span?: FigureSpan | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  },
  today: string,
): DayRange {
  if (query.span) return daysOfSpan(query.span, today);
  const to = query.to ?? today;
  return { from: query.from ?? dayAfter(to, -6), to };
}

/** Returns the change in percent, rounded; null if the earlier value is zero. */
export function percentChange(now: string, before: string): number | null {
  const [a, b] = [Number(now), Number(before)];
  return b === 0 ? null : Math.round(((a - b) / Math.abs(b)) * 100);
}
