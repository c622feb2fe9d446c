import { idFrom } from "~/features/responsible-play/spans.server";
import { dayIn } from "~/platform/time/calendar-day";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

const DAY = 24 * 3_600_000;
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

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The period that is meant. @throws WpsError periodTooLong for more than 92 days, or for one that ends before it begins */
export function periodOf(
  { brand, now }: MemberContext,
  given: { readonly from?: string | undefined; readonly to?: string | undefined },
): Period {
  const today = dayIn(brand.config.timeZone, now);
  const to = given.to ?? today;
  const from = given.from ?? new Date(noon(to) - (USUAL_DAYS - 1) * DAY).toISOString().slice(0, 10);
  const days = (noon(to) - noon(from)) / DAY + 1;
  if (days < 1 || days > MOST_DAYS) throw new WpsError("periodTooLong", { days: MOST_DAYS });
  return { from, to, today };
}

/**
 * What was made on a day or later, in SQL, by its id (UUIDv7), which an index holds: ids begin with the time. A day earlier,
 * for all time zones; who asks compares the time itself, too.
 */
export const madeSince = (column: string, day: string): string =>
  `${column} >= ${idFrom(Date.parse(`${day}T00:00:00Z`) - DAY)}`;

/** The start of `$from` and the end of `$to` in the time zone `$zone`, as SQL: names of parameters go in. */
export const within = (column: string, from: string, to: string, zone: string): string =>
  `${column} >= (${from}::date)::timestamp at time zone ${zone}
   and ${column} < (${to}::date + 1)::timestamp at time zone ${zone}`;
