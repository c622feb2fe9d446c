import { entriesOf } from "~/platform/brands/brand-parts";
import { localise } from "~/platform/text/localised";
import { clockIn } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

/** What these refusals are told by: the brand's clock and help. */
export type Asking = Pick<SiteContext, "brand" | "now" | "language">;

/** Where players of the brand find help: the links of its files, in their order. */
export const helpLinks = ({ brand, language }: Asking) =>
  entriesOf(brand, brand.config.responsibleGaming.links).map(([, { href, label }]) => ({
    label: localise(label, language),
    href,
  }));

const when = ({ brand }: Asking, at: number) => clockIn(brand.config.timeZone, at);
const iso = (at: number) => new Date(at).toISOString();

/** An exclusion keeps somebody out. @param until UTC ms; null for ever. `details`: `until` and where there is `help` */
export function excluded(ctx: Asking, until: number | null): WpsError {
  const details = { until: until === null ? null : iso(until), help: helpLinks(ctx)[0]?.href ?? null };
  if (until === null) return new WpsError("selfExcludedForGood", {}, details);
  return new WpsError("selfExcluded", { until: when(ctx, until) }, details);
}

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
