import { countOfDays, dayAfter } from "~/platform/time/calendar-day";

/** Days that are usually asked for. `month`: from the first of this month until today. */
export const FIGURE_SPANS = ["today", "yesterday", "week", "days30", "month"] as const;
export type FigureSpan = (typeof FIGURE_SPANS)[number];

/** Days of a calendar, both of them with it; `yyyy-MM-dd`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A whole number of anything over a year, so that it may be compared with the year before. */
export const MOST_FIGURE_DAYS = 366;

/** All of the days. */
export const everyDay = ({ from, to }: Days): readonly string[] =>
  Array.from({ length: Math.max(0, countOfDays({ from, to })) }, (_, at) => dayAfter(from, at));

/** As many days just before. */
export const daysBefore = (days: Days): Days => ({
  from: dayAfter(days.from, -countOfDays(days)),
  to: dayAfter(days.from, -1),
});

/** The days that are meant by a usual span. @param today the day it is where the brand is */
export function daysOfSpan(span: FigureSpan, today: string): Days {
  const yesterday = dayAfter(today, -1);
  if (span === "today") return { from: today, to: today };
  if (span === "yesterday") return { from: yesterday, to: yesterday };
  if (span === "month") return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: dayAfter(today, span === "week" ? -6 : -29), to: today };
}

/** The days that are asked for: a span, else from and to; without a wish the last seven. */
export function daysAsked(
  asked: {
    readonly span?: FigureSpan | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  },
  today: string,
): Days {
  if (asked.span) return daysOfSpan(asked.span, today);
  const to = asked.to ?? today;
  return { from: asked.from ?? dayAfter(to, -6), to };
}

/** How much more something is than before, in percent, a whole number; null where there was nothing before. */
export function changeOf(now: string, before: string): number | null {
  const [a, b] = [Number(now), Number(before)];
  return b === 0 ? null : Math.round(((a - b) / Math.abs(b)) * 100);
}
