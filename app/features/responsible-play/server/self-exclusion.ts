import { randomBytes } from "node:crypto";
import { isSamePerson, type PersonKeys, personKeys } from "~/features/access/rules/same-person";
import { endSessions } from "~/features/access/sessions.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import type { JobFigures } from "~/platform/jobs/job";
import { uuidV7 } from "~/platform/text/uuid";
import { addMonths } from "~/platform/time/calendar-day";
import type { BrandJobContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import * as sql from "./self-exclusion.sql.gen";

/**
 * Self-exclusion as stored at each brand of the operator, with the same id. `origin` is the code of the brand where the member
 * requested it. Without `untilAt` it is permanent.
 */
type Exclusion = sql.MissingExclusionsRow & PersonKeys;

/**
 * Returns the other brands of the same operator that the embedded WPS serves. An exclusion applies to these, and never
 * to other operators.
 */
function siblingsOf({ brand, tenants }: Pick<SiteContext, "brand" | "tenants">): readonly string[] {
  return tenants
    .health()
    .flatMap(({ code }) => tenants.get(code) ?? [])
    .filter(({ config }) => config.operator === brand.config.operator && config.wps === "embedded")
    .map(({ code }) => code)
    .filter((code) => code !== brand.code);
}

/**
 * Excludes the person behind an account from every brand of the operator (requirement W9): accounts with the same mobile
 * number, the same e-mail address, or the same payee name and birthday (`features/access/rules/same-person.ts`). Each
 * brand has a separate transaction, the member's brand first. After a crash, the job `spreadExclusions` adds the
 * missing brands.
 */
export const selfExclude: Implementation<"member">["selfExclude"] = async (ctx, { months }) => {
  const { exclusionMonths, permanentExclusion } = ctx.brand.config.responsibleGaming;
  if (months === null ? !permanentExclusion : !exclusionMonths.includes(months)) throw new WpsError("notAllowed");
  const who = await signedInMember(ctx);
  const until = months === null ? null : addMonths(ctx.now, months);
  const exclusion: Exclusion = {
    ...personKeys(who),
    id: uuidV7(ctx.now, randomBytes(10)),
    origin: ctx.brand.code,
    at: new Date(ctx.now),
    untilAt: until === null ? null : new Date(until),
  };
  await ctx.db.transaction(ctx.brand.code, (tx) => applyExclusion(tx, exclusion, who.id));
  for (const code of siblingsOf(ctx)) await ctx.db.transaction(code, (tx) => applyExclusion(tx, exclusion));
  return { until: until === null ? null : toApiTime(until) };
};

/**
 * Applies an exclusion at one brand: prevents new accounts, adds a break to every matching account, and ends their
 * sessions.
 */
async function applyExclusion(tx: Transaction, exclusion: Exclusion, ownId?: string): Promise<void> {
  const { at, email, id, mobile, named, origin, untilAt } = exclusion;
  await tx.run(sql.insertExclusion, { id, origin, mobile, email, named, at, untilAt });
  const accounts = (await accountsLike(tx, exclusion)).map((account) => account.id);
  for (const memberId of new Set(ownId === undefined ? accounts : [ownId, ...accounts])) {
    await tx.run(sql.insertExclusionBreak, { memberId, id, at, untilAt });
    await endSessions(tx, memberId, { except: null });
  }
}

async function accountsLike(tx: Transaction, keys: Exclusion): Promise<readonly sql.AccountsLikeRow[]> {
  const birthday = keys.named?.slice(-10) ?? null;
  const rows = await tx.all(sql.accountsLike, { mobile: keys.mobile, email: keys.email, birthday });
  return rows.filter((row) => isSamePerson(personKeys(row), keys));
}

/**
 * Copies exclusions from the other brands of the operator that are missing at this brand, after a crash or for a new
 * brand.
 */
export async function spreadExclusions(ctx: BrandJobContext): Promise<JobFigures> {
  const missing = await ctx.db.acrossMerchants((tx) =>
    tx.all(sql.missingExclusions, { siblings: siblingsOf(ctx), now: new Date(ctx.now), brand: ctx.brand.code }),
  );
  for (const exclusion of missing) {
    ctx.signal.throwIfAborted();
    await ctx.db.transaction(ctx.brand.code, (tx) => applyExclusion(tx, exclusion));
  }
  return { exclusions: missing.length };
}
