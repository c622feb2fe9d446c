import { rewardInviter } from "~/features/rewards/referral.server";
import { addTurnover, turnoverFor } from "~/features/rewards/turnover.server";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { contentDigest } from "~/features/wallet/posting-content.server";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import {
  advanceOrder,
  insertOrderEvent,
  lockOrder,
  lockOrderOrNull,
  type Order,
  type OrderFields,
  type PaymentActor,
} from "../orders.server";
import { creditOf, type PaymentReport, reportStep } from "../rules/payments";
import * as sql from "./orders.sql.gen";

/** A provider's notification about a payment. */
export interface Notice extends PaymentReport {
  /** The provider's id of the notification; the same for repeats. */
  readonly eventId: string;
  readonly orderId: string;
  readonly method: string;
  /** The provider's reference of the payment. */
  readonly reference: string | null;
}

/** Result of a notification. `repeated`: received before; `conflict`: the id was used with other content. */
export type NoticeResult = "applied" | "ignored" | "repeated" | "conflict" | "unknown";

type Ctx = Pick<SiteContext, "brand" | "now" | "db">;

/** Applies a notification once. Repeated, late or out-of-order notifications do no harm (requirement W3). */
export function receiveNotice(ctx: Ctx, notice: Notice): Promise<NoticeResult> {
  const { eventId, method, orderId } = notice;
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const order = await depositOf(tx, orderId, method);
    if (!order) return "unknown";
    const content = contentDigest({ ...notice, amount: notice.amount === null ? null : String(notice.amount) });
    const stored = await tx.run(sql.insertNotice, { method, eventId, content, orderId, at: new Date(ctx.now) });
    if (stored === 0) {
      const before = await tx.first(sql.contentOfNotice, { method, eventId });
      return before?.content === content ? "repeated" : "conflict";
    }
    if (notice.reference !== null) await tx.run(sql.setReference, { id: order.id, reference: notice.reference });
    return applyPaymentReport(ctx, tx, orderId, notice);
  });
}

/** Returns the deposit if it uses this method, locked; null otherwise. */
async function depositOf(tx: Transaction, id: string, method: string): Promise<Order | null> {
  const order = await lockOrderOrNull(tx, id);
  return order?.kind === "deposit" && order.method === method ? order : null;
}

/** Applies a provider's report to a deposit. */
export async function applyPaymentReport(
  ctx: Pick<Ctx, "brand" | "now">,
  tx: Transaction,
  orderId: string,
  news: PaymentReport,
): Promise<"applied" | "ignored"> {
  const order = await lockOrder(tx, orderId);
  const step = reportStep(order, news);
  const amount = news.amount === null ? "?" : wireMoney(ctx, news.amount);
  if (step === null) {
    const note = `${news.state} ${amount}`;
    await insertOrderEvent(tx, ctx.now, { orderId, action: "told", actor: "provider", note });
    return "ignored";
  }
  if (step === "credit") await creditDeposit(ctx, tx, order, { actor: "provider", received: order.amount });
  else if (step === "mismatch")
    await advanceOrder(tx, ctx.now, orderId, step, {
      actor: "provider",
      change: { received: news.amount },
      note: amount,
    });
  else await advanceOrder(tx, ctx.now, orderId, step, { actor: "provider" });
  return "applied";
}

interface Credit {
  readonly actor: PaymentActor;
  /** Received amount, minor units. */
  readonly received: bigint;
  readonly expectedVersion?: number;
  readonly change?: OrderFields;
}

/** Credits the received amount and adds its turnover requirement. @throws WpsError staleSave, orderClosed */
export async function creditDeposit(
  ctx: Pick<Ctx, "brand" | "now">,
  tx: Transaction,
  order: Order,
  { received, change, ...by }: Credit,
): Promise<Order> {
  const after = await advanceOrder(tx, ctx.now, order.id, "credit", {
    ...by,
    change: { ...change, received, paidAt: new Date(ctx.now) },
  });
  const { memberId } = order;
  await addTurnover(tx, { memberId, rewardId: null, amount: turnoverFor(ctx, received) }, ctx.now);
  await rewardInviter(tx, ctx, memberId);
  await sendMemberMessage(tx, ctx.now, memberId, "deposit", { amount: String(creditOf(after)) });
  return after;
}
