import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import { methodNameOf } from "../methods.server";
import type { Order } from "../orders.server";
import { creditOf, payoutOf } from "../rules/payments";
import { eventsOfOrder } from "./orders.sql.gen";
import { proofsOfOrder } from "./proofs.sql.gen";

/** Returns an order in the form of member calls. @param name of its method @param proofs ids of its pictures */
export function orderView(ctx: Pick<SiteContext, "brand">, order: Order, name: string, proofs: readonly string[]) {
  const text = (minor: bigint) => wireMoney(ctx, minor);
  const orNull = (minor: bigint | null) => (minor === null ? null : text(minor));
  const { accountLabel, id, kind, method, payUrl, reason, securityState, state } = order;
  return {
    id,
    kind,
    state,
    method,
    methodName: name,
    amount: text(order.amount),
    fee: text(order.fee),
    net: text(kind === "deposit" ? creditOf(order) : payoutOf(order)),
    security: text(order.security),
    securityState,
    received: orNull(order.received),
    remaining: orNull(order.remaining),
    account: accountLabel,
    reason,
    createdAt: toApiTime(order.createdAt.getTime()),
    changedAt: toApiTime(order.changedAt.getTime()),
    confirmUntil: order.confirmUntil && toApiTime(order.confirmUntil.getTime()),
    payUrl: state === "pending" ? payUrl : null,
    proofs,
  };
}

/** Returns an order in the form of member calls, with its pictures read from the database. */
export async function memberView(ctx: SiteContext, tx: Transaction, order: Order) {
  return orderView(ctx, order, methodNameOf(ctx, order.method), await proofIds(tx, order.id));
}

/** Returns the picture ids of an order, oldest first. */
export async function proofIds(tx: Transaction, orderId: string): Promise<readonly string[]> {
  const rows = await tx.all(proofsOfOrder, { orderId });
  return rows.map((row) => row.id);
}

/** Returns the history of an order, oldest first. */
export const eventsOf = (tx: Transaction, orderId: string) => tx.all(eventsOfOrder, { orderId });
