import { sessionRules } from "~/features/access/current-session.server";
import { type Asking, excluded } from "~/features/access/exclusion.server";
import { grantPermit, type OutflowPermit } from "~/features/wallet/permit.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { moneyText } from "~/platform/money/amounts";
import { WpsError } from "~/platform/wps/errors";
import { limitReached, onTimeOut } from "./server/refusals";
import { idFrom, instantOf, quoted, type Span, spansOf } from "./spans.server";

/** Restriction of a member: a break, or a limit with its used part. */
interface Bound {
  readonly kind: "exclusion" | "timeOut" | "deposit" | "loss" | "session";
  /** Period of a money limit. */
  readonly period: Span["period"] | "session" | null;
  /** Minor units; minutes for `session`. */
  readonly value: bigint | null;
  readonly used: bigint | null;
  /** End of a break, null for a permanent one; start of the session for `session`. */
  readonly at: Date | null;
}

/** SQL condition for one member's rows. */
const whose = (tx: Transaction, memberId: string) =>
  `merchant_id = ${quoted(merchantOf(tx))} and member_id = ${quoted(memberId)}`;

const breaks = (mine: string, now: string) =>
  `select kind, null as period, null::bigint as value, null::bigint as used, until_at as at
   from play_break where ${mine} and (until_at is null or until_at > ${now})`;

/** SQL of the limits of one kind in force. `used` and `at` are expressions per period. */
function limits(mine: string, now: string, kind: Bound["kind"], { used = "null", at = "null", spans = "" }): string {
  return `select kind, period, value, (${used})::bigint, (${at})::timestamptz from (
      select kind, period, case when pending_at <= ${now} then pending_value else value end as value
      from play_limit where ${mine} and kind = ${quoted(kind)}
    ) as held ${spans} where value is not null`;
}

/** SQL join of limits with the brand's current day, week and month. */
function spansJoined(spans: readonly Span[]): string {
  const rows = spans.map(({ from, period }) => `(${quoted(period)}, ${instantOf(from)}, ${idFrom(from)})`);
  return `join (values ${rows.join(", ")}) as span (name, from_at, from_id) on name = period`;
}

/**
 * SQL that locks a member's limits of one kind until the end of the transaction. Concurrent transactions that count
 * against them wait.
 */
const locked = (mine: string, kind: Bound["kind"]) =>
  `select 1 from play_limit where ${mine} and kind = ${quoted(kind)} order by period for update;`;

/**
 * SQL of the session limit. The session starts at the earliest sign-in that is still alive, so another sign-in does not
 * reset the limit.
 */
function sessionLimit(ctx: Asking, mine: string, now: string): string {
  const alive = instantOf(ctx.now - sessionRules(ctx.brand, ctx.now).idleMs);
  const at = `select min(created_at) from session where ${mine} and seen_at >= ${alive}`;
  return limits(mine, now, "session", { at });
}

/**
 * Refuses a member with a break in force or an expired session limit. An exclusion takes precedence over a time-out.
 * @throws WpsError for the break or the session limit
 */
function refuse(ctx: Asking, bounds: readonly Bound[]): void {
  for (const kind of ["exclusion", "timeOut"] as const) {
    const ends = bounds.filter((bound) => bound.kind === kind).map(({ at }) => at?.getTime() ?? null);
    const last = ends.includes(null) ? null : Math.max(...(ends as number[]));
    if (ends.length === 0) continue;
    throw kind === "timeOut" && last !== null ? onTimeOut(ctx, last) : excluded(ctx, last);
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
function refuseAmount(
  ctx: Asking,
  code: "depositLimit" | "playLimit",
  {
    bounds,
    more,
    spans,
  }: { readonly bounds: readonly Bound[]; readonly spans: readonly Span[]; readonly more: bigint },
): void {
  const kind = code === "depositLimit" ? "deposit" : "loss";
  const passed = bounds
    .filter((bound) => bound.kind === kind)
    .map(({ period, used, value }) => ({ period, left: (value ?? 0n) - (used ?? 0n) }))
    .filter(({ left }) => more > left)
    .toSorted((a, b) => (a.left < b.left ? -1 : 1))[0];
  if (!passed) return;
  const left = moneyText(ctx, passed.left > 0n ? passed.left : 0n);
  const until = spans.find(({ period }) => period === passed.period)?.to ?? ctx.now;
  throw limitReached(ctx, code, { left, until });
}

/**
 * Asserts that a member may play now. Called when a game is opened. One round trip.
 * @throws WpsError selfExcluded, selfExcludedForGood, timeOut, sessionLimit; `details` contain the end
 */
export async function assertMayPlay(tx: Transaction, ctx: Asking, memberId: string): Promise<void> {
  const mine = whose(tx, memberId);
  const now = instantOf(ctx.now);
  refuse(
    ctx,
    await tx.query<Bound & Record<string, unknown>>(`${breaks(mine, now)} union all ${sessionLimit(ctx, mine, now)}`),
  );
}

/** Asserts that no break is in force. @throws WpsError selfExcluded, selfExcludedForGood, timeOut */
export async function assertNoBreak(tx: Transaction, ctx: Asking, memberId: string): Promise<void> {
  refuse(ctx, await tx.query<Bound & Record<string, unknown>>(breaks(whose(tx, memberId), instantOf(ctx.now))));
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
  ctx: Asking,
  memberId: string,
  amount: bigint,
): Promise<OutflowPermit> {
  const mine = whose(tx, memberId);
  const now = instantOf(ctx.now);
  const spans = spansOf(ctx);
  const used = `select coalesce(sum(bet - win), 0) from round where ${mine} and not demo and id >= from_id and opened_at >= from_at`;
  const losses = limits(mine, now, "loss", { used, spans: spansJoined(spans) });
  const bounds = await tx.query<Bound & Record<string, unknown>>(
    `${locked(mine, "loss")} ${breaks(mine, now)} union all ${sessionLimit(ctx, mine, now)} union all ${losses}`,
  );
  refuse(ctx, bounds);
  refuseAmount(ctx, "playLimit", { bounds, spans, more: amount });
  return grantPermit(tx, "bet", memberId, amount);
}

/** Returns the permit for a stake with play money, which has no limits. @param amount minor units */
export const permitPlayMoney = (tx: Transaction, memberId: string, amount: bigint): OutflowPermit =>
  grantPermit(tx, "play", memberId, amount);

/**
 * Asserts that a member may deposit `amount` (minor units) now, and counts it from now on. Called in the transaction
 * that stores the deposit. One round trip. Deposits of one member with a limit are serialized here.
 * @param reference id of the deposit: counted once. `forgetDeposit` removes a failed deposit
 * @throws WpsError selfExcluded, selfExcludedForGood, timeOut, and depositLimit; `details` contain the remaining amount
 * and the end of the period
 */
export async function assertMayDeposit(
  tx: Transaction,
  ctx: Asking,
  memberId: string,
  amount: bigint,
  reference: string,
): Promise<void> {
  const mine = whose(tx, memberId);
  const now = instantOf(ctx.now);
  const spans = spansOf(ctx);
  const row = [merchantOf(tx), memberId, reference].map(quoted).join(", ");
  const count = `insert into counted_deposit values (${row}, ${amount}, ${now}) on conflict do nothing;`;
  const used = `select coalesce(sum(amount), 0) from counted_deposit
    where ${mine} and at >= from_at and reference <> ${quoted(reference)}`;
  const deposits = limits(mine, now, "deposit", { used, spans: spansJoined(spans) });
  const bounds = await tx.query<Bound & Record<string, unknown>>(
    `${locked(mine, "deposit")} ${count} ${breaks(mine, now)} union all ${deposits}`,
  );
  refuse(ctx, bounds);
  refuseAmount(ctx, "depositLimit", { bounds, spans, more: amount });
}

/** Removes a failed deposit from the deposit limits. Call it in the transaction that ends the deposit. */
export async function forgetDeposit(tx: Transaction, memberId: string, reference: string): Promise<void> {
  await tx.query("delete from counted_deposit where merchant_id = $1 and member_id = $2 and reference = $3", [
    merchantOf(tx),
    memberId,
    reference,
  ]);
}
