import { sessionRules } from "~/features/access/current-session.server";
import { type Asking, excluded } from "~/features/access/exclusion.server";
import { grantPermit, type OutflowPermit } from "~/features/wallet/permit.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { moneyText } from "~/platform/money/amounts";
import { WpsError } from "~/platform/wps/errors";
import { limitReached, onTimeOut } from "./server/refusals";
import { idFrom, instantOf, quoted, type Span, spansOf } from "./spans.server";

/** What stands in a member's way: a break, or a limit with what of it is used. */
interface Bound {
  readonly kind: "exclusion" | "timeOut" | "deposit" | "loss" | "session";
  /** Of a limit of money. */
  readonly period: Span["period"] | "session" | null;
  /** Minor units; for `session` minutes. */
  readonly value: bigint | null;
  readonly used: bigint | null;
  /** When a break ends, null for never; for `session` when it began. */
  readonly at: Date | null;
}

/** Whose bounds, in SQL. */
const whose = (tx: Transaction, memberId: string) =>
  `merchant_id = ${quoted(merchantOf(tx))} and member_id = ${quoted(memberId)}`;

const breaks = (mine: string, now: string) =>
  `select kind, null as period, null::bigint as value, null::bigint as used, until_at as at
   from play_break where ${mine} and (until_at is null or until_at > ${now})`;

/** Limits of one kind that hold, with what `used` and `at` compute of each span. */
function limits(mine: string, now: string, kind: Bound["kind"], { used = "null", at = "null", spans = "" }): string {
  return `select kind, period, value, (${used})::bigint, (${at})::timestamptz from (
      select kind, period, case when pending_at <= ${now} then pending_value else value end as value
      from play_limit where ${mine} and kind = ${quoted(kind)}
    ) as held ${spans} where value is not null`;
}

/** Day, week and month of the brand, to be joined to limits. */
function spansJoined(spans: readonly Span[]): string {
  const rows = spans.map(({ from, period }) => `(${quoted(period)}, ${instantOf(from)}, ${idFrom(from)})`);
  return `join (values ${rows.join(", ")}) as span (name, from_at, from_id) on name = period`;
}

/** Keeps the limits of a kind as they are, and others who count against them waiting, until the transaction ends. */
const locked = (mine: string, kind: Bound["kind"]) =>
  `select 1 from play_limit where ${mine} and kind = ${quoted(kind)} order by period for update;`;

/** The limit of one session: since the earliest sign-in that still lasts, so that a second one does not start it anew. */
function sessionLimit(ctx: Asking, mine: string, now: string): string {
  const alive = instantOf(ctx.now - sessionRules(ctx.brand, ctx.now).idleMs);
  const at = `select min(created_at) from session where ${mine} and seen_at >= ${alive}`;
  return limits(mine, now, "session", { at });
}

/** @throws WpsError for a break in force, an exclusion before a time-out, and for a session that has lasted too long */
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

/** @throws WpsError when `more` on top of what is used passes a limit: the one that leaves least */
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
 * Whether a member may play now: asked when a game is opened. One round trip.
 * @throws WpsError selfExcluded, selfExcludedForGood, timeOut, sessionLimit; `details` tell until when
 */
export async function assertMayPlay(tx: Transaction, ctx: Asking, memberId: string): Promise<void> {
  const mine = whose(tx, memberId);
  const now = instantOf(ctx.now);
  refuse(
    ctx,
    await tx.query<Bound & Record<string, unknown>>(`${breaks(mine, now)} union all ${sessionLimit(ctx, mine, now)}`),
  );
}

/** Whether no break is in force. @throws WpsError selfExcluded, selfExcludedForGood, timeOut */
export async function assertNoBreak(tx: Transaction, ctx: Asking, memberId: string): Promise<void> {
  refuse(ctx, await tx.query<Bound & Record<string, unknown>>(breaks(whose(tx, memberId), instantOf(ctx.now))));
}

/**
 * Whether a member may stake `amount` (minor units) now: asked in the transaction that takes it, before `post`. One round
 * trip. A loss is what was staked less what was won in the rounds that began in the day, week or month, open ones too;
 * stakes of one member who has a limit of losses wait for each other here, so that no two pass it together. Demo accounts
 * have no limits: `permitPlayMoney`.
 * @returns the permit for the stake
 * @throws WpsError as `assertMayPlay`, and playLimit: `details` tell what is left, and until when
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

/** Permit for a stake with play money, which nothing limits. @param amount minor units */
export const permitPlayMoney = (tx: Transaction, memberId: string, amount: bigint): OutflowPermit =>
  grantPermit(tx, "play", memberId, amount);

/**
 * Whether a member may pay in `amount` (minor units) now, and counts it from now on: asked in the transaction that stores
 * the deposit. One round trip; deposits of one member who has a limit wait for each other here.
 * @param reference the deposit's own id: the same one is counted once. What came to nothing is forgotten by `forgetDeposit`
 * @throws WpsError selfExcluded, selfExcludedForGood, timeOut, and depositLimit: `details` tell what is left, and until when
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

/** A deposit came to nothing: its limit does not count it any more. In the transaction that ends it. */
export async function forgetDeposit(tx: Transaction, memberId: string, reference: string): Promise<void> {
  await tx.query("delete from counted_deposit where merchant_id = $1 and member_id = $2 and reference = $3", [
    merchantOf(tx),
    memberId,
    reference,
  ]);
}
