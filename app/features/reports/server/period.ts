import { minIdAt } from "~/features/responsible-play/spans.server";
import { countOfDays, dayAfter, dayRange, localDate } from "~/platform/time/calendar-day";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

const MOST_DAYS = 92;
/** Default length of a period, including today. */
const DEFAULT_DAYS = 7;

/** Range of days in the brand's time zone, inclusive. */
export interface RecordPeriod {
  /** `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  /** Current day in the brand's time zone. */
  readonly today: string;
}

/**
 * Returns the requested period.
 * @throws WpsError periodTooLong for more than 92 days, or for an end before the start
 */
export function requestedPeriod(
  { brand, now }: MemberContext,
  given: { readonly from?: string | undefined; readonly to?: string | undefined },
): RecordPeriod {
  const today = localDate(brand.config.timeZone, now);
  const to = given.to ?? today;
  const from = given.from ?? dayAfter(to, 1 - DEFAULT_DAYS);
  const days = countOfDays({ from, to });
  if (days < 1 || days > MOST_DAYS) throw new WpsError("periodTooLong", { days: MOST_DAYS });
  return { from, to, today };
}

/** Returns the start and end of a period as SQL parameters. Day boundaries are computed here, not by the database. */
export function periodBounds({ brand }: Pick<MemberContext, "brand">, { from, to }: Pick<RecordPeriod, "from" | "to">) {
  const span = dayRange(brand.config.timeZone, from, to);
  return { from: new Date(span.from), to: new Date(span.to) };
}

/** Returns `periodBounds` and a lower bound of the ids of the entries in the period. */
export function entryBounds(ctx: Pick<MemberContext, "brand">, period: Pick<RecordPeriod, "from" | "to">) {
  const bounds = periodBounds(ctx, period);
  return { ...bounds, minId: minIdAt(bounds.from.getTime()) };
}
