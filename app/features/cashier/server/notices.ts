import { thankInviter } from "~/features/rewards/referral.server";
import { addTurnover, turnoverFor } from "~/features/rewards/turnover.server";
import { tell } from "~/features/sending/messages.server";
import { contentOf } from "~/features/wallet/posting-content.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { moneyText } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import { advance, lockIfThere, lockOrder, noteEvent, type Order, type PaymentActor } from "../orders.server";
import { newsStep, type PaymentNews } from "../rules/payments";
import { paymentNotice } from "./schema-cashier";

/** What a provider tells of a payment. */
export interface Notice extends PaymentNews {
  /** The provider's own id of what it tells: the same again is the same. */
  readonly eventId: string;
  readonly orderId: string;
  readonly method: string;
  /** What the provider calls the payment. */
  readonly reference: string | null;
}

/** What became of a notice. `repeated`: it was told before; `conflict`: something else was told under its id. */
export type NoticeResult = "applied" | "ignored" | "repeated" | "conflict" | "unknown";

type Ctx = Pick<SiteContext, "brand" | "now" | "db">;

/** Takes a notice in, once: repeated, late and out of order it changes nothing more than it should (checklist W3). */
export function takeNotice(ctx: Ctx, notice: Notice): Promise<NoticeResult> {
  const { eventId, method, orderId } = notice;
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const order = await depositOf(tx, orderId, method);
    if (!order) return "unknown";
    const content = contentOf({ ...notice, amount: notice.amount === null ? null : String(notice.amount) });
    const row = { merchantId: merchantOf(tx), method, eventId, content, orderId, at: new Date(ctx.now) };
    const first = await tx.db.insert(paymentNotice).values(row).onConflictDoNothing().returning();
    if (first.length === 0) return (await contentBefore(tx, method, eventId)) === content ? "repeated" : "conflict";
    if (notice.reference !== null) await keepReference(tx, order, notice.reference);
    return tellNews(ctx, tx, orderId, notice);
  });
}

/** The deposit of a method, locked; null where there is none. */
async function depositOf(tx: Transaction, id: string, method: string): Promise<Order | null> {
  const order = await lockIfThere(tx, id);
  return order?.kind === "deposit" && order.method === method ? order : null;
}

async function contentBefore(tx: Transaction, method: string, eventId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ content: string }>(
    "select content from payment_notice where merchant_id = $1 and method = $2 and event_id = $3",
    [merchantOf(tx), method, eventId],
  );
  return row?.content;
}

/** The first reference stays. */
async function keepReference(tx: Transaction, { id }: Order, reference: string): Promise<void> {
  await tx.query(
    `update payment_order set provider_reference = $3
     where merchant_id = $1 and id = $2 and provider_reference is null`,
    [merchantOf(tx), id, reference],
  );
}

/** Does what follows from news of a deposit. */
export async function tellNews(
  ctx: Pick<Ctx, "brand" | "now">,
  tx: Transaction,
  orderId: string,
  news: PaymentNews,
): Promise<"applied" | "ignored"> {
  const order = await lockOrder(tx, orderId);
  const step = newsStep(order, news);
  const amount = news.amount === null ? "?" : moneyText(ctx, news.amount);
  if (step === null) {
    const note = `${news.state} ${amount}`;
    await noteEvent(tx, ctx.now, { orderId, action: "told", actor: "provider", note });
    return "ignored";
  }
  if (step === "credit") await credit(ctx, tx, order, { actor: "provider", received: order.amount });
  else if (step === "mismatch")
    await advance(tx, ctx.now, orderId, step, { actor: "provider", change: { received: news.amount }, note: amount });
  else await advance(tx, ctx.now, orderId, step, { actor: "provider" });
  return "applied";
}

interface Credit {
  readonly actor: PaymentActor;
  /** What came, minor units. */
  readonly received: bigint;
  readonly expectedVersion?: number;
  readonly change?: Partial<Order>;
}

/** Credits what came, and what has to be bet for it. @throws WpsError staleSave, orderClosed */
export async function credit(
  ctx: Pick<Ctx, "brand" | "now">,
  tx: Transaction,
  order: Order,
  { received, change, ...by }: Credit,
): Promise<Order> {
  const after = await advance(tx, ctx.now, order.id, "credit", {
    ...by,
    change: { ...change, received, paidAt: new Date(ctx.now) },
  });
  const { memberId } = order;
  await addTurnover(tx, { memberId, rewardId: null, amount: turnoverFor(ctx, received) }, ctx.now);
  await thankInviter(tx, ctx, memberId);
  await tell(tx, ctx.now, memberId, "deposit", { amount: String(received) });
  return after;
}
