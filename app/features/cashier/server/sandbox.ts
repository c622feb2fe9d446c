import { wireMoney } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { methodNameOf, providerOf } from "../methods.server";
import { findOrder, type Order } from "../orders.server";
import { type Notice, receiveNotice } from "./notices";
import { isSandboxTicket } from "./providers/payment-sandbox";

type Calls = Implementation<"payment">;
type Act = Parameters<Calls["paySandbox"]>[1]["act"];

/** Implements the calls of the page that replaces a payment provider on demo brands (requirement W3). */
export const sandboxCalls: Pick<Calls, "sandboxPayment" | "paySandbox"> = {
  async sandboxPayment(ctx, { order: id, ticket }) {
    const order = await sandboxOrder(ctx, id, ticket);
    return {
      amount: wireMoney(ctx, order.amount),
      methodName: methodNameOf(ctx, order.method),
      state: order.state,
    };
  },
  async paySandbox(ctx, { act, order: id, ticket }) {
    const order = await sandboxOrder(ctx, id, ticket);
    for (const notice of simulatedNotices(act, order)) await receiveNotice(ctx, notice);
    const { state } = await ctx.db.read(ctx.brand.code, (tx) => findOrder(tx, id));
    return { state };
  },
};

/** @throws WpsError notFound for an order that is not a sandbox deposit, and for a wrong ticket */
async function sandboxOrder(ctx: SiteContext, id: string, ticket: string): Promise<Order> {
  const { demo, paymentMethods } = ctx.brand.config;
  if (!demo || !isSandboxTicket(ctx, id, ticket)) throw new WpsError("notFound");
  const order = await ctx.db.read(ctx.brand.code, (tx) => findOrder(tx, id));
  const method = Object.hasOwn(paymentMethods, order.method) ? paymentMethods[order.method] : undefined;
  if (order.kind !== "deposit" || !method || providerOf(method).kind !== "sandbox") throw new WpsError("notFound");
  return order;
}

/** Returns the notifications that a provider would send, in their order. */
function simulatedNotices(act: Act, { amount, id, method }: Order): readonly Notice[] {
  const common = { orderId: id, method, reference: `sandbox-${id.slice(-12)}` };
  const paid: Notice = { ...common, eventId: `${id}-paid`, state: "paid", amount };
  const refused: Notice = { ...common, eventId: `${id}-refused`, state: "refused", amount };
  const other: Notice = { ...common, eventId: `${id}-other`, state: "paid", amount: amount > 1n ? amount / 2n : 2n };
  const says: Readonly<Record<Act, readonly Notice[]>> = {
    approve: [paid],
    refuse: [refused],
    late: [refused, paid],
    duplicate: [paid, paid],
    wrongAmount: [other],
  };
  return says[act];
}
