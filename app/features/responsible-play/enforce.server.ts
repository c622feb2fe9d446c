import { sessionRules } from "~/features/access/current-session.server";
import { type ExclusionContext, exclusionError } from "~/features/access/exclusion.server";
import { grantPermit, type OutflowPermit } from "~/features/wallet/permit.server";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { WpsError } from "~/platform/wps/errors";
import * as sql from "./server/enforce.sql.gen";
import { limitReachedError, timeOutError } from "./server/refusals";
import { currentSpans, type LimitSpan, minIdAt } from "./spans.server";

/**
 * Restriction of a member: a break (`timeOut`, `exclusion`), or a limit (`deposit`, `loss`, `session`) with its value in minor
 * units, or in minutes for `session`. `at` is the end of a break, null for a permanent one, or the start of the session.
 */
type Restriction = sql.RestrictionsOnBetRow;

/** Parameters of the checks: member and time. */
const checked = (ctx: ExclusionContext, memberId: string) => ({ memberId, now: new Date(ctx.now) });

/** Time since which a session must have been seen to be alive. */
const aliveSince = (ctx: ExclusionContext) => new Date(ctx.now - sessionRules(ctx.brand, ctx.now).idleMs);

/**
 * Refuses a member with a break in force or an expired session limit. An exclusion takes precedence over a time-out.
 * @throws WpsError for the break or the session limit
 */
function assertNoRestriction(ctx: ExclusionContext, bounds: readonly Restriction[]): void {
  for (const kind of ["exclusion", "timeOut"] as const) {
    const ends = bounds.filter((bound) => bound.kind === kind).map(({ at }) => at?.getTime() ?? null);
    const last = ends.includes(null) ? null : Math.max(...(ends as number[]));
    if (ends.length === 0) continue;
    throw kind === "timeOut" && last !== null ? timeOutError(ctx, last) : exclusionError(ctx, last);
  }
  const session = bounds.find(({ kind }) => kind === "session");
  if (!session?.at || session.value === null) return;
  const minutes = Number(session.value);
  if (ctx.now - session.at.getTime() >= minutes * 60_000) throw new WpsError("sessionLimit", { minutes });
}

/** Limit of a period, with its used part. Minor units. */
interface UsedLimit {
  readonly span: LimitSpan;
  readonly value: bigint;
  readonly used: bigint;
}

/**
 * Returns the limits of one kind with their used parts. One round trip if there are any.
 * @param readUsed returns the used parts by period, for the periods of the limits
 */
async function usedLimits(
  ctx: ExclusionContext,
  bounds: readonly Restriction[],
  kind: "deposit" | "loss",
  readUsed: (spans: readonly LimitSpan[]) => Promise<readonly { readonly period: string; readonly used: bigint }[]>,
): Promise<readonly UsedLimit[]> {
  const limits = currentSpans(ctx).flatMap((span) => {
    const value = bounds.find((bound) => bound.kind === kind && bound.period === span.period)?.value ?? null;
    return value === null ? [] : [{ span, value }];
  });
  if (limits.length === 0) return [];
  const rows = await readUsed(limits.map(({ span }) => span));
  const used = new Map(rows.map((row) => [row.period, row.used]));
  return limits.map((limit) => ({ ...limit, used: used.get(limit.span.period) ?? 0n }));
}

/**
 * Refuses an amount that passes a limit.
 * @throws WpsError for the limit with the smallest remaining amount, if `more` exceeds it
 */
function assertWithinLimit(
  ctx: ExclusionContext,
  code: "depositLimit" | "playLimit",
  limits: readonly UsedLimit[],
  more: bigint,
): void {
  const passed = limits
    .map(({ span, used, value }) => ({ until: span.to, left: value - used }))
    .filter(({ left }) => more > left)
    .toSorted((a, b) => (a.left < b.left ? -1 : 1))[0];
  if (!passed) return;
  const left = wireMoney(ctx, passed.left > 0n ? passed.left : 0n);
  throw limitReachedError(ctx, code, { left, until: passed.until });
}

/**
 * Asserts that a member may play now. Called when a game is opened. One round trip.
 * @throws WpsError selfExcluded, selfExcludedForGood, timeOut, sessionLimit; `details` contain the end
 */
export async function assertMayPlay(tx: Transaction, ctx: ExclusionContext, memberId: string): Promise<void> {
  const given = { ...checked(ctx, memberId), aliveSince: aliveSince(ctx) };
  assertNoRestriction(ctx, await tx.all(sql.restrictionsOnPlay, given));
}

/** Asserts that no break is in force. @throws WpsError selfExcluded, selfExcludedForGood, timeOut */
export async function assertNoBreak(tx: Transaction, ctx: ExclusionContext, memberId: string): Promise<void> {
  const breaks = await tx.all(sql.breaksInForce, checked(ctx, memberId));
  assertNoRestriction(
    ctx,
    breaks.map(({ kind, untilAt }) => ({ kind, period: null, value: null, at: untilAt })),
  );
}

/**
 * Asserts that a member may stake `amount` (minor units) now. Called in the transaction that takes the stake, before
 * `post`. One round trip; a second one for a member with a loss limit. A loss is stakes minus wins of the rounds that began in
 * the day, week or month, including open ones. Stakes of one member with a loss limit are serialized here, so concurrent
 * stakes cannot pass it together. Demo accounts have no limits: `permitPlayMoney`.
 * @returns the permit for the stake
 * @throws WpsError as `assertMayPlay`, and playLimit; `details` contain the remaining amount and the end of the period
 */
export async function assertMayBet(
  tx: Transaction,
  ctx: ExclusionContext,
  memberId: string,
  amount: bigint,
): Promise<OutflowPermit> {
  const given = { ...checked(ctx, memberId), aliveSince: aliveSince(ctx) };
  const bounds = await tx.all(sql.restrictionsOnBet, given);
  assertNoRestriction(ctx, bounds);
  const limits = await usedLimits(ctx, bounds, "loss", (spans) =>
    tx.all(sql.lossesSince, {
      memberId,
      periods: spans.map(({ period }) => period),
      froms: spans.map(({ from }) => new Date(from)),
      minIds: spans.map(({ from }) => minIdAt(from)),
    }),
  );
  assertWithinLimit(ctx, "playLimit", limits, amount);
  return grantPermit(tx, "bet", memberId, amount);
}

/** Returns the permit for a stake with play money, which has no limits. @param amount minor units */
export const permitPlayMoney = (tx: Transaction, memberId: string, amount: bigint): OutflowPermit =>
  grantPermit(tx, "play", memberId, amount);

/**
 * Asserts that a member may deposit `amount` (minor units) now, and counts it from now on. Called in the transaction
 * that stores the deposit. One round trip; a second one for a member with a deposit limit, whose deposits are serialized here.
 * @param reference id of the deposit: counted once. `uncountDeposit` removes a failed deposit
 * @throws WpsError selfExcluded, selfExcludedForGood, timeOut, and depositLimit; `details` contain the remaining amount
 * and the end of the period
 */
export async function assertMayDeposit(
  tx: Transaction,
  ctx: ExclusionContext,
  memberId: string,
  amount: bigint,
  reference: string,
): Promise<void> {
  const bounds = await tx.all(sql.restrictionsOnDeposit, { ...checked(ctx, memberId), reference, amount });
  assertNoRestriction(ctx, bounds);
  const limits = await usedLimits(ctx, bounds, "deposit", (spans) =>
    tx.all(sql.depositsSinceWithout, {
      memberId,
      reference,
      periods: spans.map(({ period }) => period),
      froms: spans.map(({ from }) => new Date(from)),
    }),
  );
  assertWithinLimit(ctx, "depositLimit", limits, amount);
}

/** Removes a failed deposit from the deposit limits. Call it in the transaction that ends the deposit. */
export async function uncountDeposit(tx: Transaction, memberId: string, reference: string): Promise<void> {
  await tx.run(sql.deleteCountedDeposit, { memberId, reference });
}
