import type { Transaction } from "~/platform/db/transaction";
import { formattedMoney, minorAmountOf } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import { type FieldIssue, validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { advanceOrder, lockOrder, type Order } from "../orders.server";
import { type PaymentState, payoutOf } from "../rules/payments";
import * as sql from "./proofs.sql.gen";
import { memberView } from "./views";

type Confirm = Implementation<"payment">["confirmWithdrawal"];
type Given = Parameters<Confirm>[1];

/** Implements the call `confirmWithdrawal` (requirement W5). */
export const confirmWithdrawal: Confirm = (ctx: MemberContext, given) =>
  ctx.db.transaction(ctx.brand.code, async (tx) => {
    const order = await lockOrder(tx, given.order, ctx.session.memberId);
    return memberView(ctx, tx, await OUTCOMES[given.outcome](ctx, tx, order, given));
  });

type Outcome = (ctx: MemberContext, tx: Transaction, order: Order, given: Given) => Promise<Order>;

/** The whole amount arrived: nothing remains, and the security deposit is returned to the member. */
const arrived =
  (...from: PaymentState[]): Outcome =>
  (ctx, tx, order) =>
    advanceOrder(tx, ctx.now, order.id, "confirm", {
      actor: "member",
      from,
      change: { received: payoutOf(order), remaining: 0n },
    });

const OUTCOMES: Readonly<Record<Given["outcome"], Outcome>> = {
  received: arrived("paid"),
  // The missing money can arrive while staff investigate the dispute.
  fullyPaid: arrived("paid", "partly", "disputed"),
  async partly(ctx, tx, order, given) {
    assertOpen(order, ["paid", "partly"]);
    const change = partsOf(ctx, order, given);
    return advanceOrder(tx, ctx.now, order.id, "partly", { actor: "member", change });
  },
  async notReceived(ctx, tx, order, { proofs }) {
    assertOpen(order, ["paid", "partly"]);
    await keepProofs(tx, order, proofs);
    const received = order.state === "partly" ? (order.received ?? 0n) : 0n;
    const change = { received, remaining: payoutOf(order) - received };
    return advanceOrder(tx, ctx.now, order.id, "dispute", { actor: "member", change });
  },
};

/** Runs before any validation of the input. @throws WpsError orderClosed */
function assertOpen({ state }: Order, open: readonly PaymentState[]): void {
  if (!open.includes(state)) throw new WpsError("orderClosed");
}

/** @throws WpsError validation when an amount is missing, or the two do not add up to the payout */
function partsOf(ctx: MemberContext, order: Order, given: Given) {
  const missing = (["received", "remaining"] as const).filter((name) => given[name] === undefined);
  if (missing.length > 0)
    throw validationError(missing.map((field): FieldIssue => ({ field, issue: "errors:field.required" })));
  const received = minorAmountOf(ctx, given.received ?? "", "received");
  const remaining = minorAmountOf(ctx, given.remaining ?? "", "remaining");
  const whole = payoutOf(order);
  if (received + remaining === whole) return { received, remaining };
  const params = { amount: formattedMoney(ctx, whole) };
  throw validationError([{ field: "remaining", issue: "errors:field.partsSum", params }]);
}

/** Marks the pictures of a dispute as used. @throws WpsError proofFirst without pictures, notFound for another order's picture */
async function keepProofs(tx: Transaction, order: Order, ids: readonly string[]): Promise<void> {
  const proofs = [...new Set(ids)];
  if (proofs.length === 0) throw new WpsError("proofFirst");
  const used = await tx.run(sql.markUsed, { orderId: order.id, ids: proofs });
  if (used !== proofs.length) throw new WpsError("notFound");
}
