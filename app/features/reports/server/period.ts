import { idFrom } from "~/features/responsible-play/spans.server";
import { countOfDays, dayAfter, dayIn, daysIn } from "~/platform/time/calendar-day";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

const MOST_DAYS = 92;
/** Without a wish the last week is shown, today with it. */
const USUAL_DAYS = 7;

/** Days in the brand's time zone, both of them with it. */
export interface Period {
  /** `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  /** The day it is there. */
  readonly today: string;
}

/** The period that is meant. @throws WpsError periodTooLong for more than 92 days, or for one that ends before it begins */
export function periodOf(
  { brand, now }: MemberContext,
  given: { readonly from?: string | undefined; readonly to?: string | undefined },
): Period {
  const today = dayIn(brand.config.timeZone, now);
  const to = given.to ?? today;
  const from = given.from ?? dayAfter(to, 1 - USUAL_DAYS);
  const days = countOfDays({ from, to });
  if (days < 1 || days > MOST_DAYS) throw new WpsError("periodTooLong", { days: MOST_DAYS });
  return { from, to, today };
}

/**
 * What was made then or later, in SQL, by its id (UUIDv7), which an index holds: ids begin with the time. Who asks compares
 * the time itself, too.
 */
export const madeSince = (column: string, at: Date): string => `${column} >= ${idFrom(at.getTime())}`;

/** When a period begins and ends, for the parameters of SQL: the database is not asked what a day of the brand is. */
export function timesOf({ brand }: Pick<MemberContext, "brand">, { from, to }: Pick<Period, "from" | "to">) {
  const span = daysIn(brand.config.timeZone, from, to);
  return [new Date(span.from), new Date(span.to)] as const;
}
