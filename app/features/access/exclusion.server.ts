import { entriesOf } from "~/platform/brands/brand-parts";
import { hasLinkTarget } from "~/platform/brands/link-targets";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { localise } from "~/platform/text/localised";
import { localMinute } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Member } from "./accounts.server";
import { personKeys } from "./rules/same-person";

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
  const [found] = await tx.query<{ until_at: Date | null }>(
    `select until_at from (
       select until_at from play_break where merchant_id = $1 and member_id = $3 and kind = 'exclusion'
       union all
       select until_at from self_exclusion where merchant_id = $1 and (mobile = $4 or email = $5 or named = any($6))
     ) as one where until_at is null or until_at > $2 order by until_at desc nulls first limit 1`,
    [merchantOf(tx), new Date(now), who.id, mobile, email, [named, formerNamed]],
  );
  return found ? { until: found.until_at?.getTime() ?? null } : null;
}

/** Asserts that the member is not excluded. @throws WpsError selfExcluded, selfExcludedForGood */
export async function assertNotExcluded(tx: Transaction, ctx: ExclusionContext, who: Member): Promise<void> {
  const found = await exclusionOf(tx, ctx.now, who);
  if (found) throw exclusionError(ctx, found.until);
}
