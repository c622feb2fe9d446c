import { findMember, type Member } from "~/features/access/accounts.server";
import { assertNotExcluded, exclusionOf } from "~/features/access/exclusion.server";
import type { PaymentProof } from "~/features/access/payment-password.server";
import { identityCheckOf, satisfiesIdentityRule } from "~/features/members/identity-check.server";
import { assertNoBreak } from "~/features/responsible-play/enforce.server";
import { currentSpans, minIdAt } from "~/features/responsible-play/spans.server";
import { leftOfRewards, turnoverRequired } from "~/features/rewards/turnover.server";
import { grantPermit, type OutflowPermit } from "~/features/wallet/permit.server";
import { OUTFLOWS } from "~/features/wallet/rules/outflow";
import { spendableBalance } from "~/features/wallet/totals.server";
import type { Transaction } from "~/platform/db/transaction";
import { formattedMoney, minorAmountOfFile } from "~/platform/money/amounts";
import { isDemoType } from "~/platform/wps/account-types";
import type { MemberContext } from "~/platform/wps/context";
import { finerError, WpsError } from "~/platform/wps/errors";
import { methodsOf } from "./methods.server";
import { UNCOUNTED_STATES } from "./rules/payments";
import * as sql from "./server/outflow.sql.gen";

/** Money that a member sends out of the main wallet. */
export type Outflow =
  | {
      readonly way: "withdraw";
      /** Minor units; counts towards the daily limits. */
      readonly amount: bigint;
      /** Security deposit reserved in addition, minor units. */
      readonly security: bigint;
      readonly proof: PaymentProof;
    }
  | { readonly way: "upline" | "downline"; readonly amount: bigint; readonly to: string; readonly proof: PaymentProof }
  | { readonly way: "vendor"; readonly amount: bigint };

/**
 * Checks the rules of every way in which money leaves a member (docs/decisions/0021-money-that-leaves.md), in the transaction
 * that moves it. Locks the wallets, so outflows of one member run one after the other.
 * @returns the permit for `post`
 * @throws WpsError notLoggedIn, accountLocked, needTrueAccount, forcedPasswordChange, selfExcluded, selfExcludedForGood, timeOut;
 * for paid-out money identityFirst, turnoverFirst, amountLimits, dailyCount, dailyAmount; uplineClosed, downlineClosed
 */
export async function permitOutflow(tx: Transaction, ctx: MemberContext, flow: Outflow): Promise<OutflowPermit> {
  const { memberId } = ctx.session;
  const rule = OUTFLOWS[flow.way];
  await lockWallets(tx, "to" in flow ? [memberId, flow.to] : [memberId]);
  await assertMaySend(tx, ctx);
  if (rule.staysInPlay) await assertNoBreak(tx, ctx, memberId);
  if (flow.way === "vendor") return grantPermit(tx, flow.way, memberId, flow.amount);
  if (flow.proof.memberId !== memberId) throw new WpsError("forbidden");
  if ("to" in flow) await assertReceives(tx, ctx, flow.to, flow.way === "upline" ? "uplineClosed" : "downlineClosed");
  await assertMayLeave(tx, ctx, flow.amount);
  return grantPermit(tx, flow.way, memberId, flow.amount + (flow.way === "withdraw" ? flow.security : 0n));
}

/** Locks the wallets of members until the transaction ends, in the lock order of `post`. */
async function lockWallets(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  await tx.all(sql.lockWallets, { memberIds });
}

/** Asserts that the account may send money at all. */
async function assertMaySend(tx: Transaction, ctx: MemberContext): Promise<void> {
  const who = await findMember(tx, { id: ctx.session.memberId });
  if (!who) throw new WpsError("notLoggedIn");
  if (who.locked) throw new WpsError("accountLocked");
  if (isDemoType(who.type)) throw new WpsError("needTrueAccount");
  if (ctx.session.password === "forced") throw new WpsError("forcedPasswordChange");
  await assertNotExcluded(tx, ctx, who);
}

/** Asserts that the receiving account can use the money. @throws WpsError `refusal` */
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

/** Asserts that `amount` may leave the member's possession. */
async function assertMayLeave(tx: Transaction, ctx: MemberContext, amount: bigint): Promise<void> {
  const { memberId } = ctx.session;
  assertAmount(ctx, amount);
  const { status } = await identityCheckOf(tx, memberId);
  if (!satisfiesIdentityRule(ctx.brand, status)) throw new WpsError("identityFirst");
  const toBet = await turnoverRequired(tx, memberId, ctx.now);
  if (toBet > 0n) throw new WpsError("turnoverFirst", { amount: formattedMoney(ctx, toBet) });
  const left = await remainingDailyLimits(tx, ctx);
  if (left.count <= 0) throw new WpsError("dailyCount");
  if (amount <= left.amount) return;
  throw dailyAmountError(ctx, left.amount);
}

/** Returns the error for an amount above the rest of the day, minor units; with its own text when nothing is left. */
function dailyAmountError(ctx: MemberContext, left: bigint): WpsError<"dailyAmount"> {
  const params = { amount: formattedMoney(ctx, left) };
  const issue = left > 0n ? "errors:dailyAmount" : "errors:dailyAmountUsed";
  const issues = [{ field: "amount", issue, code: "dailyAmount", params }];
  return finerError(issue, new WpsError("dailyAmount", params, { issues }));
}

/** Asserts that some withdrawal method of the brand accepts the amount; applies to every way. @throws WpsError amountLimits */
function assertAmount(ctx: MemberContext, amount: bigint): void {
  const limits = methodsOf(ctx, "withdraw").map(([, { maximum, minimum }]) => {
    return { minimum: minorAmountOfFile(ctx, minimum), maximum: minorAmountOfFile(ctx, maximum) };
  });
  if (limits.length === 0) return;
  const minimum = limits.reduce((least, one) => (one.minimum < least.minimum ? one : least)).minimum;
  const maximum = limits.reduce((most, one) => (one.maximum > most.maximum ? one : most)).maximum;
  if (amount >= minimum && amount <= maximum) return;
  const params = { minimum: formattedMoney(ctx, minimum), maximum: formattedMoney(ctx, maximum) };
  throw new WpsError("amountLimits", params, { issues: [{ field: "amount", issue: "errors:amountLimits", params }] });
}

/**
 * Returns the part of an excluded member's balance that is paid out: all except bonuses with open turnover. The member's other
 * money is paid regardless of turnover, because an excluded member can no longer play.
 * @param balance minor units
 */
export async function payableBalance(tx: Transaction, now: number, memberId: string, balance: bigint) {
  const left = await turnoverRequired(tx, memberId, now);
  const open = [...(await leftOfRewards(tx, memberId, left))].filter(([, part]) => part > 0n).map(([id]) => id);
  const bonus = (await tx.first(sql.sumOfClaimedRewards, { memberId, ids: open }))?.sum ?? 0n;
  const kept = bonus < balance ? bonus : balance;
  return { amount: balance - kept, kept };
}

/**
 * Grants the permit to pay out the balance of an excluded member, who cannot request it. Locks the member's wallets until the
 * transaction ends.
 * @returns the permit, the amount to pay out and the amount kept, minor units
 * @throws WpsError notExcluded; nothingToPayOut
 */
export async function permitPayout(tx: Transaction, now: number, who: Member) {
  await lockWallets(tx, [who.id]);
  if ((await exclusionOf(tx, now, who)) === null) throw new WpsError("notExcluded");
  const payable = await payableBalance(tx, now, who.id, await spendableBalance(tx, who.id));
  if (payable.amount <= 0n) throw new WpsError("nothingToPayOut");
  return { ...payable, permit: grantPermit(tx, "payout", who.id, payable.amount) };
}

/**
 * Ledger kinds that count towards the daily limits. Withdrawals are counted by their orders instead, because an order can fail.
 */
const COUNTED = Object.entries(OUTFLOWS)
  .filter(([way, { isPaidOut }]) => isPaidOut && way !== "withdraw" && way !== "payout")
  .flatMap(([, { kinds }]) => kinds);

/** Returns the remaining daily limits in the brand's time zone over all ways: amount in minor units and count, never below 0. */
export async function remainingDailyLimits(tx: Transaction, ctx: MemberContext) {
  const { withdrawal } = ctx.brand.config;
  const from = currentSpans(ctx).find(({ period }) => period === "day")?.from ?? ctx.now;
  const gone = await tx.first(sql.outflowSince, {
    memberId: ctx.session.memberId,
    since: new Date(from),
    minId: minIdAt(from),
    uncounted: UNCOUNTED_STATES,
    kinds: COUNTED,
  });
  const amount = minorAmountOfFile(ctx, withdrawal.dailyMaximum) - (gone?.sum ?? 0n);
  const count = withdrawal.dailyCount - (gone?.total ?? 0);
  return { amount: amount > 0n ? amount : 0n, count: Math.max(0, count) };
}
