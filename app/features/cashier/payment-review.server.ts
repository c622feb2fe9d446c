import { claimAllowance } from "~/features/rewards/grant-limits.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { trimmedReason } from "~/platform/staff/reason";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { advanceOrder, findOrder, insertOrderEvent, lockOrder, type Order, type OrderChange } from "./orders.server";
import { payoutOf } from "./rules/payments";
import { creditDeposit } from "./server/notices";
import * as sql from "./server/orders.sql.gen";
import { openProof } from "./server/proofs";
import { actorOf, needsTwo, staffOrderView } from "./staff-orders.server";

type Calls = Implementation<"staff">;
type Names = "claimOrder" | "reviewOrder" | "settleWithdrawal" | "forceReceived" | "resolveDispute" | "paymentProof";

/** Staff decisions on payments (requirement W3 to W5). Each decision names the version that it is based on. */
export const paymentReview: Pick<Calls, Names> = {
  claimOrder(ctx, { code, id, release, expectedVersion }) {
    const brand = brandOf(ctx, code);
    return ctx.change(code, async (tx) => {
      const claimedBy = release ? null : ctx.staff.name;
      const order = await tx.first(sql.claimOrder, { id, claimedBy, expectedVersion: BigInt(expectedVersion) });
      if (!order) throw new WpsError("staleSave", {}, { version: Number((await findOrder(tx, id)).version) });
      const action = release ? "released" : "claimed";
      await insertOrderEvent(tx, ctx.now, { orderId: id, action, actor: actorOf(ctx) });
      return staffOrderView(ctx, brand, tx, order);
    });
  },
  reviewOrder(ctx, { code, id, verdict, expectedVersion, ...given }) {
    const reason = given.reason?.trim() || null;
    if (verdict === "refused" && reason === null) throw new WpsError("reasonRequired");
    return decide(ctx, { code, id, reason, expectedVersion }, (tx, order, by) => {
      const isDeposit = order.kind === "deposit";
      if (verdict === "refused")
        return advanceOrder(tx, ctx.now, id, isDeposit ? "fail" : "refuse", {
          ...by,
          from: isDeposit ? ["review"] : ["waiting"],
        });
      if (!isDeposit) return approve(ctx, tx, order, by);
      return approveDeposit(ctx, tx, order, by);
    });
  },
  settleWithdrawal(ctx, { code, id, outcome, reference, expectedVersion, ...given }) {
    const reason = given.reason?.trim() || null;
    if (outcome === "failed" && reason === null) throw new WpsError("reasonRequired");
    const { autoReceivedMinutes } = brandOf(ctx, code).config.withdrawal;
    return decide(ctx, { code, id, reason, expectedVersion }, (tx, order, by) => {
      if (order.kind !== "withdrawal") throw new WpsError("notAllowed");
      if (outcome === "failed") return advanceOrder(tx, ctx.now, id, "payFailed", by);
      const confirmUntil = new Date(ctx.now + autoReceivedMinutes * 60_000);
      const paid = { paidAt: new Date(ctx.now), confirmUntil, providerReference: reference ?? null };
      return advanceOrder(tx, ctx.now, id, "pay", { ...by, change: { ...by.change, ...paid } });
    });
  },
  forceReceived(ctx, { code, id, reason, expectedVersion }) {
    return decide(ctx, { code, id, reason: trimmedReason(reason), expectedVersion }, (tx, order, by) =>
      advanceOrder(tx, ctx.now, id, "force", {
        ...by,
        from: ["paid", "partly"],
        change: { ...by.change, ...allOf(order) },
      }),
    );
  },
  resolveDispute(ctx, { code, id, verdict, reason, expectedVersion }) {
    return decide(ctx, { code, id, reason: trimmedReason(reason), expectedVersion }, (tx, order, by) =>
      verdict === "returned"
        ? advanceOrder(tx, ctx.now, id, "giveBack", by)
        : advanceOrder(tx, ctx.now, id, "force", {
            ...by,
            from: ["disputed"],
            change: { ...by.change, ...allOf(order) },
          }),
    );
  },
  paymentProof(ctx, { code, id }) {
    const brand = brandOf(ctx, code);
    return ctx.change(code, async (tx) => {
      const { createdAt, height, jpeg, orderId, width } = await openProof({ secret: ctx.secret, brand }, tx, id);
      await insertOrderEvent(tx, ctx.now, { orderId, action: "opened", actor: actorOf(ctx), note: id });
      const at = toApiTime(createdAt.getTime());
      return { id, order: orderId, at, width, height, jpeg: jpeg.toString("base64") };
    });
  },
};

interface Decision {
  readonly code: string;
  readonly id: string;
  readonly reason: string | null;
  readonly expectedVersion: number;
}

/**
 * Executes one staff decision and returns the order after it.
 * @throws WpsError notAllowed when another staff member has claimed the order; staleSave for another version or state
 */
function decide(
  ctx: StaffContext,
  { code, id, reason, expectedVersion }: Decision,
  work: (tx: Transaction, order: Order, by: OrderChange) => Promise<Order>,
) {
  const brand = brandOf(ctx, code);
  const { name } = ctx.staff;
  return ctx.change(code, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.claimedBy !== null && order.claimedBy !== name) throw new WpsError("notAllowed");
    const change = { reviewedBy: name, ...(reason === null ? {} : { reason }) };
    const after = await work(tx, order, { actor: actorOf(ctx), expectedVersion, change, note: reason });
    return staffOrderView(ctx, brand, tx, after);
  });
}

/**
 * Credits the received amount of a deposit, if known, within the limits of the first approver.
 * @throws WpsError notAllowed, staffAmountLimit, staffDayLimit; secondPerson when the first approver tries again
 */
async function approveDeposit(ctx: StaffContext, tx: Transaction, order: Order, by: OrderChange): Promise<Order> {
  const brand = brandOf(ctx, merchantOf(tx));
  const { received } = order;
  if (order.state !== "review" || received === null) throw new WpsError("notAllowed");
  if (order.firstApprovedBy === ctx.staff.name) throw new WpsError("secondPerson");
  if (order.firstApprovedBy === null) {
    const giver = { brand, now: ctx.now, staff: ctx.staff };
    await (await claimAllowance(tx, giver, "deposits", received))();
    if (needsTwo(ctx, brand, order)) return approveFirst(ctx, tx, order, by);
  }
  return creditDeposit({ brand, now: ctx.now }, tx, order, { ...by, received });
}

/**
 * Approves a withdrawal. When two approvals are required, the first one releases the claim for another staff member.
 * @throws WpsError secondPerson when the first approver tries again
 */
async function approve(ctx: StaffContext, tx: Transaction, order: Order, by: OrderChange): Promise<Order> {
  const { name } = ctx.staff;
  if (!needsTwo(ctx, brandOf(ctx, merchantOf(tx)), order)) return advanceOrder(tx, ctx.now, order.id, "approve", by);
  if (order.firstApprovedBy === name) throw new WpsError("secondPerson");
  if (order.firstApprovedBy !== null) return advanceOrder(tx, ctx.now, order.id, "approve", by);
  return approveFirst(ctx, tx, order, by);
}

/** Records the first of two approvals and releases the claim. @throws WpsError staleSave */
async function approveFirst(ctx: StaffContext, tx: Transaction, order: Order, by: OrderChange): Promise<Order> {
  const { name } = ctx.staff;
  const state = order.kind === "deposit" ? "review" : "waiting";
  const expectedVersion = BigInt(by.expectedVersion ?? 0);
  const after = await tx.first(sql.approveFirst, { id: order.id, approver: name, state, expectedVersion });
  if (!after) throw new WpsError("staleSave", {}, { version: Number(order.version) });
  await insertOrderEvent(tx, ctx.now, { orderId: order.id, action: "firstApproved", actor: actorOf(ctx) });
  return after;
}

const allOf = (order: Order) => ({ received: payoutOf(order), remaining: 0n });
