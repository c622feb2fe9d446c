import type { Asking } from "~/features/access/exclusion.server";
import { clockIn } from "~/platform/time/calendar-day";
import { WpsError } from "~/platform/wps/errors";

const when = ({ brand }: Asking, at: number) => clockIn(brand.config.timeZone, at);
const iso = (at: number) => new Date(at).toISOString();

/** A time-out is in force. @param until UTC ms. `details`: `until` */
export const onTimeOut = (ctx: Asking, until: number): WpsError =>
  new WpsError("timeOut", { until: when(ctx, until) }, { until: iso(until) });

/**
 * A limit of the member's own would be passed.
 * @param left what it leaves, as money. `until`: UTC ms, when it is counted anew. `details`: both
 */
export function limitReached(
  ctx: Asking,
  code: "depositLimit" | "playLimit",
  { left, until }: { readonly left: string; readonly until: number },
): WpsError {
  return new WpsError(code, { left, until: when(ctx, until) }, { left, until: iso(until) });
}
