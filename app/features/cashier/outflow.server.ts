import { findMember, type Member } from "~/features/access/accounts.server";
import { assertNotExcluded, exclusionOf } from "~/features/access/exclusion.server";
import type { PaymentProof } from "~/features/access/payment-password.server";
import { identityCheckOf, satisfiesIdentityRule } from "~/features/members/identity-check.server";
import { assertNoBreak } from "~/features/responsible-play/enforce.server";
import { idFrom, spansOf } from "~/features/responsible-play/spans.server";
import { leftOfRewards, turnoverRequired } from "~/features/rewards/turnover.server";
import { grantPermit, type OutflowPermit } from "~/features/wallet/permit.server";
import { OUTFLOWS } from "~/features/wallet/rules/outflow";
import { spendable } from "~/features/wallet/totals.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { fileAmount, moneyShown } from "~/platform/money/amounts";
import { isDemoType } from "~/platform/wps/account-types";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { methodsOf } from "./methods.server";
import { UNDONE_STATES } from "./rules/payments";

/** Money that a member wants to send away. */
export type Outflow =
  | {
      readonly way: "withdraw";
      /** Minor units that the limits of a day count. */
      readonly amount: bigint;
      /** Minor units that are set aside beside it. */
      readonly security: bigint;
      readonly proof: PaymentProof;
    }
  | { readonly way: "upline" | "downline"; readonly amount: bigint; readonly to: string; readonly proof: PaymentProof }
  | { readonly way: "vendor"; readonly amount: bigint };

/**
 * Asks the rules of every way in which money leaves a member (docs/decisions/0021-money-that-leaves.md), in the
 * transaction that moves it. Everything that leaves one member comes one after another from here on.
 * @returns the permit that `post` wants
 * @throws WpsError notLoggedIn, accountLocked, needTrueAccount, forcedPasswordChange, selfExcluded, selfExcludedForGood,
 * timeOut; of what is paid out identityFirst, turnoverFirst, amountLimits, dailyCount, dailyAmount; uplineClosed, downlineClosed
 */
export async function permitOutflow(tx: Transaction, ctx: MemberContext, flow: Outflow): Promise<OutflowPermit> {
  const { memberId } = ctx.session;
  const rule = OUTFLOWS[flow.way];
  await lockWallets(tx, "to" in flow ? [memberId, flow.to] : [memberId]);
  await assertStanding(tx, ctx);
  if (rule.staysInPlay) await assertNoBreak(tx, ctx, memberId);
  if (flow.way === "vendor") return grantPermit(tx, flow.way, memberId, flow.amount);
  if (flow.proof.memberId !== memberId) throw new WpsError("forbidden");
  if ("to" in flow) await assertReceives(tx, ctx, flow.to, flow.way === "upline" ? "uplineClosed" : "downlineClosed");
  await assertMayLeave(tx, ctx, flow.amount);
  return grantPermit(tx, flow.way, memberId, flow.amount + (flow.way === "withdraw" ? flow.security : 0n));
}

/** Locks the wallets of members until the transaction ends, in the order in which `post` locks them. */
async function lockWallets(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  await tx.query(
    `select 1 from balance where merchant_id = $1 and member_id = any($2)
     order by member_id, wallet collate "C" for update`,
    [merchantOf(tx), memberIds],
  );
}

/** Whether the account may send anything away at all. */
async function assertStanding(tx: Transaction, ctx: MemberContext): Promise<void> {
  const who = await findMember(tx, { id: ctx.session.memberId });
  if (!who) throw new WpsError("notLoggedIn");
  if (who.locked) throw new WpsError("accountLocked");
  if (isDemoType(who.type)) throw new WpsError("needTrueAccount");
  if (ctx.session.password === "forced") throw new WpsError("forcedPasswordChange");
  await assertNotExcluded(tx, ctx, who);
}

/** Money is not sent to an account that could not use it. @throws WpsError `refusal` */
async function assertReceives(
  tx: Transaction,
  ctx: MemberContext,
  to: string,
  refusal: "uplineClosed" | "downlineClosed",
): Promise<void> {
  const other = await findMember(tx, { id: to });
  if (!other || !(await mayReceive(tx, ctx, other))) throw new WpsError(refusal);
}

async function mayReceive(tx: Transaction, { now }: MemberContext, other: Member): Promise<boolean> {
  return !other.locked && !isDemoType(other.type) && (await exclusionOf(tx, now, other)) === null;
}

/** Whether `amount` may end in somebody else's hands. */
async function assertMayLeave(tx: Transaction, ctx: MemberContext, amount: bigint): Promise<void> {
  const { memberId } = ctx.session;
  assertAmount(ctx, amount);
  const { status } = await identityCheckOf(tx, memberId);
  if (!satisfiesIdentityRule(ctx.brand, status)) throw new WpsError("identityFirst");
  const toBet = await turnoverRequired(tx, memberId, ctx.now);
  if (toBet > 0n) throw new WpsError("turnoverFirst", { amount: moneyShown(ctx, toBet) });
  const left = await leftToday(tx, ctx);
  if (left.count <= 0) throw new WpsError("dailyCount");
  if (amount <= left.amount) return;
  const params = { amount: moneyShown(ctx, left.amount) };
  throw new WpsError("dailyAmount", params, { issues: [{ field: "amount", issue: "errors:dailyAmount", params }] });
}

/** What no withdrawal method of the brand takes leaves by no other way either. @throws WpsError amountLimits */
function assertAmount(ctx: MemberContext, amount: bigint): void {
  const limits = methodsOf(ctx, "withdraw").map(([, { maximum, minimum }]) => {
    return { minimum: fileAmount(ctx, minimum), maximum: fileAmount(ctx, maximum) };
  });
  if (limits.length === 0) return;
  const minimum = limits.reduce((least, one) => (one.minimum < least.minimum ? one : least)).minimum;
  const maximum = limits.reduce((most, one) => (one.maximum > most.maximum ? one : most)).maximum;
  if (amount >= minimum && amount <= maximum) return;
  const params = { minimum: moneyShown(ctx, minimum), maximum: moneyShown(ctx, maximum) };
  throw new WpsError("amountLimits", params, { issues: [{ field: "amount", issue: "errors:amountLimits", params }] });
}

/**
 * What of an excluded member's balance is paid out: all but bonuses that still have to be bet for. Money of the member's
 * own is paid whatever its turnover: play is what the member may no longer do.
 * @param balance minor units
 */
export async function payableOf(tx: Transaction, now: number, memberId: string, balance: bigint) {
  const left = await turnoverRequired(tx, memberId, now);
  const open = [...(await leftOfRewards(tx, memberId, left))].filter(([, part]) => part > 0n).map(([id]) => id);
  const [row] = await tx.query<{ sum: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as sum from reward
     where merchant_id = $1 and member_id = $2 and state = 'claimed' and id = any($3)`,
    [merchantOf(tx), memberId, open],
  );
  const bonus = row?.sum ?? 0n;
  const kept = bonus < balance ? bonus : balance;
  return { amount: balance - kept, kept };
}

/**
 * Permit to pay out the balance of a member who is excluded and cannot ask for it. The member's wallets are locked until
 * the transaction ends.
 * @returns the permit; how much may leave, and how much is kept, minor units
 * @throws WpsError notExcluded; nothingToPayOut
 */
export async function permitPayout(tx: Transaction, now: number, who: Member) {
  await lockWallets(tx, [who.id]);
  if ((await exclusionOf(tx, now, who)) === null) throw new WpsError("notExcluded");
  const payable = await payableOf(tx, now, who.id, await spendable(tx, who.id));
  if (payable.amount <= 0n) throw new WpsError("nothingToPayOut");
  return { ...payable, permit: grantPermit(tx, "payout", who.id, payable.amount) };
}

/** Kinds of the ledger that a day counts beside withdrawals, whose orders may come to nothing. */
const COUNTED = Object.entries(OUTFLOWS)
  .filter(([way, { isPaidOut }]) => isPaidOut && way !== "withdraw" && way !== "payout")
  .flatMap(([, { kinds }]) => kinds);

/** Returns what may still leave in this day of the brand's time zone over all ways: minor units and times, never below 0. */
export async function leftToday(tx: Transaction, ctx: MemberContext) {
  const { withdrawal } = ctx.brand.config;
  const from = spansOf(ctx).find(({ period }) => period === "day")?.from ?? ctx.now;
  const [row] = await tx.query<{ many: bigint; sum: bigint }>(
    `select count(*) as many, coalesce(sum(amount), 0)::bigint as sum from (
       select amount from payment_order
       where merchant_id = $1 and member_id = $2 and kind = 'withdrawal' and not state = any($3) and created_at >= $4
       union all
       select -p.amount from posting p
       join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
       where p.merchant_id = $1 and p.member_id = $2 and p.transaction_id >= ${idFrom(from)} and p.amount < 0
         and t.kind = any($5) and t.at >= $4
     ) as gone`,
    [merchantOf(tx), ctx.session.memberId, [...UNDONE_STATES], new Date(from), COUNTED],
  );
  const amount = fileAmount(ctx, withdrawal.dailyMaximum) - (row?.sum ?? 0n);
  const count = withdrawal.dailyCount - Number(row?.many ?? 0);
  return { amount: amount > 0n ? amount : 0n, count: Math.max(0, count) };
}
