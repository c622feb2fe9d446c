import type { ExclusionContext } from "~/features/access/exclusion.server";
import { localMinute } from "~/platform/time/calendar-day";
import { WpsError } from "~/platform/wps/errors";

const when = ({ brand }: ExclusionContext, at: number) => localMinute(brand.config.timeZone, at);
const iso = (at: number) => new Date(at).toISOString();

/** Returns the error for a time-out in force. @param until UTC ms. `details`: `until` */
export const timeOutError = (ctx: ExclusionContext, until: number): WpsError =>
  new WpsError("timeOut", { until: when(ctx, until) }, { until: iso(until) });

/**
 * Returns the error for an amount that would pass the member's limit.
 * @param left remaining amount, formatted as money. `until`: start of the next period, UTC ms. `details`: both
 */
export function limitReachedError(
  ctx: ExclusionContext,
  code: "depositLimit" | "playLimit",
  { left, until }: { readonly left: string; readonly until: number },
): WpsError {
  return new WpsError(code, { left, until: when(ctx, until) }, { left, until: iso(until) });
}
