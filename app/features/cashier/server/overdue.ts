import type { Transaction } from "~/platform/db/transaction";
import type { BrandWork, SiteContext } from "~/platform/wps/context";
import { isWpsError } from "~/platform/wps/errors";
import { advanceOrder, findOrder } from "../orders.server";
import { payoutOf } from "../rules/payments";
import { requestPayment } from "./deposit";
import * as sql from "./orders.sql.gen";

/** Maximum number of orders per run; the next run handles the rest. */
const ORDERS_PER_RUN = 200;

/**
 * Marks paid withdrawals as received when they were not confirmed in time; the security deposit is kept (requirement W5). One
 * transaction per order, so an interrupted run loses nothing. Concurrent runs, and a member who confirms at the same time, cannot
 * finish an order twice.
 * @param now UTC ms
 * @returns the number of orders
 */
export async function confirmOverdue(ctx: Pick<SiteContext, "brand" | "db">, now: number): Promise<number> {
  const { code } = ctx.brand;
  const due = await ctx.db.read(code, (tx) => tx.all(sql.overdueOrders, { now: new Date(now), limit: ORDERS_PER_RUN }));
  let done = 0;
  for (const { id } of due) {
    const isDone = await ctx.db.transaction(code, (tx) => forceOverdue(tx, now, id)).catch(unlessClosed);
    if (isDone) done += 1;
  }
  return done;
}

async function forceOverdue(tx: Transaction, now: number, id: string): Promise<boolean> {
  const order = await findOrder(tx, id);
  const change = { received: payoutOf(order), remaining: 0n };
  await advanceOrder(tx, now, id, "force", { actor: "time", from: ["paid"], change });
  return true;
}

/** Returns false when another change closed the order first. */
function unlessClosed(error: unknown): false {
  if (isWpsError(error) && error.code === "orderClosed") return false;
  throw error;
}

/** Age up to which unanswered deposits are requested again, ms. Afterwards only the provider's notifications change them. */
const ASK_FOR_MS = 24 * 3_600_000;

/**
 * Requests payments again whose creation the providers have not answered. Idempotent: a provider knows an order by its id.
 * @returns the number of orders answered
 */
export async function requestUnansweredPayments(ctx: BrandWork): Promise<number> {
  const open = await ctx.db.read(ctx.brand.code, (tx) =>
    tx.all(sql.unansweredOrders, { since: new Date(ctx.now - ASK_FOR_MS), limit: ORDERS_PER_RUN }),
  );
  let answered = 0;
  for (const { id } of open) {
    const order = await requestPayment(ctx, await ctx.db.read(ctx.brand.code, (tx) => findOrder(tx, id)));
    if (order.payUrl !== null || order.state !== "pending") answered += 1;
  }
  return answered;
}
