import { entriesOf } from "~/platform/brands/brand-parts";
import { hasLinkTarget } from "~/platform/brands/link-targets";
import type { Transaction } from "~/platform/db/transaction";
import { localise } from "~/platform/text/localised";
import { localMinute } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Member } from "./accounts.server";
import { personKeys } from "./rules/same-person";
import { exclusionOfPerson } from "./server/exclusion.sql.gen";

/** Context of a refusal of play: the brand's clock and help links. */
export type ExclusionContext = Pick<SiteContext, "brand" | "now" | "language">;

/** Links to help with gambling, from the brand's files, in their order. Links to pages that are switched off are left out. */
export const helpLinks = ({ brand, language }: ExclusionContext) =>
  entriesOf(brand, brand.config.responsibleGaming.links)
    .filter(([, { href }]) => hasLinkTarget(brand, href))
    .map(([, { href, label }]) => ({ label: localise(label, language), href }));

/** Returns the error for an excluded member. @param until UTC ms; null for ever. `details`: `until` and the link to `help` */
export function exclusionError(ctx: ExclusionContext, until: number | null): WpsError {
  const details = {
    until: until === null ? null : new Date(until).toISOString(),
    help: helpLinks(ctx)[0]?.href ?? null,
  };
  if (until === null) return new WpsError("selfExcludedForGood", {}, details);
  return new WpsError("selfExcluded", { until: localMinute(ctx.brand.config.timeZone, until) }, details);
}

/**
 * Returns the exclusion of an account or of the person who owns it: `until` in UTC ms, null for ever. Null without an exclusion.
 */
export async function exclusionOf(
  tx: Transaction,
  now: number,
  who: Member,
): Promise<{ readonly until: number | null } | null> {
  const { email, formerNamed, mobile, named } = personKeys(who);
  const found = await tx.first(exclusionOfPerson, {
    memberId: who.id,
    mobile,
    email,
    named,
    formerNamed: formerNamed ?? null,
    now: new Date(now),
  });
  return found ? { until: found.untilAt?.getTime() ?? null } : null;
}

/** Asserts that the member is not excluded. @throws WpsError selfExcluded, selfExcludedForGood */
export async function assertNotExcluded(tx: Transaction, ctx: ExclusionContext, who: Member): Promise<void> {
  const found = await exclusionOf(tx, ctx.now, who);
  if (found) throw exclusionError(ctx, found.until);
}
