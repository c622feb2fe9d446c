import { sessionRules } from "~/features/access/current-session.server";
import { type ExclusionContext, exclusionError } from "~/features/access/exclusion.server";
import { grantPermit, type OutflowPermit } from "~/features/wallet/permit.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { WpsError } from "~/platform/wps/errors";
import { limitReachedError, timeOutError } from "./server/refusals";
import { currentSpans, type LimitSpan, sqlInstant, sqlMinId, sqlText } from "./spans.server";

/** Restriction of a member: a break, or a limit with its used part. */
interface Restriction {
  readonly kind: "exclusion" | "timeOut" | "deposit" | "loss" | "session";
  /** Period of a money limit. */
  readonly period: LimitSpan["period"] | "session" | null;
  /** Minor units; minutes for `session`. */
  readonly value: bigint | null;
  readonly used: bigint | null;
  /** End of a break, null for a permanent one; start of the session for `session`. */
  readonly at: Date | null;
}

/** SQL condition for one member's rows. */
const memberRowsSql = (tx: Transaction, memberId: string) =>
  `merchant_id = ${sqlText(merchantOf(tx))} and member_id = ${sqlText(memberId)}`;

const breaksSql = (mine: string, now: string) =>
  `select kind, null as period, null::bigint as value, null::bigint as used, until_at as at
   from play_break where ${mine} and (until_at is null or until_at > ${now})`;

/** SQL of the limits of one kind in force. `used` and `at` are expressions per period. */
function limitsSql(
  mine: string,
  now: string,
  kind: Restriction["kind"],
  { used = "null", at = "null", spans = "" },
): string {
  return `select kind, period, value, (${used})::bigint, (${at})::timestamptz from (
      select kind, period, case when pending_at <= ${now} then pending_value else value end as value
      from play_limit where ${mine} and kind = ${sqlText(kind)}
    ) as held ${spans} where value is not null`;
}

/** SQL join of limits with the brand's current day, week and month. */
function spansJoined(spans: readonly LimitSpan[]): string {
  const rows = spans.map(({ from, period }) => `(${sqlText(period)}, ${sqlInstant(from)}, ${sqlMinId(from)})`);
  return `join (values ${rows.join(", ")}) as span (name, from_at, from_id) on name = period`;
}

/**
 * SQL that locks a member's limits of one kind until the end of the transaction. Concurrent transactions that count
 * against them wait.
 */
const lockLimitsSql = (mine: string, kind: Restriction["kind"]) =>
  `select 1 from play_limit where ${mine} and kind = ${sqlText(kind)} order by period for update;`;

/**
 * SQL of the session limit. The session starts at the earliest sign-in that is still alive, so another sign-in does not
 * reset the limit.
 */
function sessionLimit(ctx: ExclusionContext, mine: string, now: string): string {
  const alive = sqlInstant(ctx.now - sessionRules(ctx.brand, ctx.now).idleMs);
  const at = `select min(created_at) from session where ${mine} and seen_at >= ${alive}`;
  return limitsSql(mine, now, "session", { at });
}

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

/**
 * Refuses an amount that passes a limit.
 * @throws WpsError for the limit with the smallest remaining amount, if `more` exceeds it
 */
function assertWithinLimit(
  ctx: ExclusionContext,
  code: "depositLimit" | "playLimit",
  {
    bounds,
    more,
    spans,
  }: { readonly bounds: readonly Restriction[]; readonly spans: readonly LimitSpan[]; readonly more: bigint },
): void {
  const kind = code === "depositLimit" ? "deposit" : "loss";
  const passed = bounds
    .filter((bound) => bound.kind === kind)
    .map(({ period, used, value }) => ({ period, left: (value ?? 0n) - (used ?? 0n) }))
    .filter(({ left }) => more > left)
    .toSorted((a, b) => (a.left < b.left ? -1 : 1))[0];
  if (!passed) return;
  const left = wireMoney(ctx, passed.left > 0n ? passed.left : 0n);
  const until = spans.find(({ period }) => period === passed.period)?.to ?? ctx.now;
  throw limitReachedError(ctx, code, { left, until });
}

/**
 * Asserts that a member may play now. Called when a game is opened. One round trip.
 * @throws WpsError selfExcluded, selfExcludedForGood, timeOut, sessionLimit; `details` contain the end
 */
export async function assertMayPlay(tx: Transaction, ctx: ExclusionContext, memberId: string): Promise<void> {
  const mine = memberRowsSql(tx, memberId);
  const now = sqlInstant(ctx.now);
  assertNoRestriction(
    ctx,
    await tx.query<Restriction & Record<string, unknown>>(
      `${breaksSql(mine, now)} union all ${sessionLimit(ctx, mine, now)}`,
    ),
  );
}

/** Asserts that no break is in force. @throws WpsError selfExcluded, selfExcludedForGood, timeOut */
export async function assertNoBreak(tx: Transaction, ctx: ExclusionContext, memberId: string): Promise<void> {
  assertNoRestriction(
    ctx,
    await tx.query<Restriction & Record<string, unknown>>(breaksSql(memberRowsSql(tx, memberId), sqlInstant(ctx.now))),
  );
}

/**
 * Asserts that a member may stake `amount` (minor units) now. Called in the transaction that takes the stake, before
 * `post`. One round trip. A loss is stakes minus wins of the rounds that began in the day, week or month, including
 * open ones. Stakes of one member with a loss limit are serialized here, so concurrent stakes cannot pass it together.
 * Demo accounts have no limits: `permitPlayMoney`.
 * @returns the permit for the stake
 * @throws WpsError as `assertMayPlay`, and playLimit; `details` contain the remaining amount and the end of the period
 */
export async function assertMayBet(
  tx: Transaction,
  ctx: ExclusionContext,
  memberId: string,
  amount: bigint,
): Promise<OutflowPermit> {
  const mine = memberRowsSql(tx, memberId);
  const now = sqlInstant(ctx.now);
  const spans = currentSpans(ctx);
  const used = `select coalesce(sum(bet - win), 0) from round where ${mine} and not demo and id >= from_id and opened_at >= from_at`;
  const losses = limitsSql(mine, now, "loss", { used, spans: spansJoined(spans) });
  const bounds = await tx.query<Restriction & Record<string, unknown>>(
    `${lockLimitsSql(mine, "loss")} ${breaksSql(mine, now)} union all ${sessionLimit(ctx, mine, now)} union all ${losses}`,
  );
  assertNoRestriction(ctx, bounds);
  assertWithinLimit(ctx, "playLimit", { bounds, spans, more: amount });
  return grantPermit(tx, "bet", memberId, amount);
}

/** Returns the permit for a stake with play money, which has no limits. @param amount minor units */
export const permitPlayMoney = (tx: Transaction, memberId: string, amount: bigint): OutflowPermit =>
  grantPermit(tx, "play", memberId, amount);

/**
 * Asserts that a member may deposit `amount` (minor units) now, and counts it from now on. Called in the transaction
 * that stores the deposit. One round trip. Deposits of one member with a limit are serialized here.
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
  const mine = memberRowsSql(tx, memberId);
  const now = sqlInstant(ctx.now);
  const spans = currentSpans(ctx);
  const row = [merchantOf(tx), memberId, reference].map(sqlText).join(", ");
  const count = `insert into counted_deposit values (${row}, ${amount}, ${now}) on conflict do nothing;`;
  const used = `select coalesce(sum(amount), 0) from counted_deposit
    where ${mine} and at >= from_at and reference <> ${sqlText(reference)}`;
  const deposits = limitsSql(mine, now, "deposit", { used, spans: spansJoined(spans) });
  const bounds = await tx.query<Restriction & Record<string, unknown>>(
    `${lockLimitsSql(mine, "deposit")} ${count} ${breaksSql(mine, now)} union all ${deposits}`,
  );
  assertNoRestriction(ctx, bounds);
  assertWithinLimit(ctx, "depositLimit", { bounds, spans, more: amount });
}

/** Removes a failed deposit from the deposit limits. Call it in the transaction that ends the deposit. */
export async function uncountDeposit(tx: Transaction, memberId: string, reference: string): Promise<void> {
  await tx.query("delete from counted_deposit where merchant_id = $1 and member_id = $2 and reference = $3", [
    merchantOf(tx),
    memberId,
    reference,
  ]);
}
