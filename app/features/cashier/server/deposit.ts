import { assertMayDeposit } from "~/features/responsible-play/enforce.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import { textOf } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { minorAmountOf } from "~/platform/money/amounts";
import type { BrandWork, MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import {
  assertDepositFields,
  assertLimits,
  feeOf,
  fieldsOf,
  methodNamed,
  methodsOf,
  methodView,
  providerOf,
} from "../methods.server";
import { createDeposit, findOrder, type Order } from "../orders.server";
import { applyPaymentReport } from "./notices";
import * as sql from "./orders.sql.gen";
import { createPayment } from "./providers/payments";
import { memberView } from "./views";

type Calls = Implementation<"payment">;

/** Maximum number of unpaid deposits that a member may start per hour. */
const MOST_PENDING = 20;
const HOUR_MS = 3_600_000;

/** Implements the deposit calls (requirement W3). */
export const depositCalls: Pick<Calls, "depositMethods" | "deposit"> = {
  depositMethods(ctx) {
    const rows = methodsOf(ctx, "deposit").map(([id, method]) => {
      const fields = fieldsOf(ctx, method).map(([name, { label, maxLength, required }]) => {
        return { name, label: textOf(ctx, label), maxLength, required };
      });
      return { ...methodView(ctx, id, method), text: textOf(ctx, method.text), fields };
    });
    return { rows };
  },
  async deposit(ctx, { amount, fields, method, requestId }) {
    const chosen = methodNamed(ctx, "deposit", method);
    const minor = minorAmountOf(ctx, amount);
    assertLimits(ctx, chosen, minor);
    const given = assertDepositFields(ctx, chosen, fields);
    const content = { method, minor: String(minor), fields: given };
    const { id } = await runMoneyCallOnce(ctx, { call: "deposit", requestId, content }, async (tx) => {
      await assertFewPending(ctx, tx);
      const order = await createDeposit(tx, ctx.now, {
        memberId: ctx.session.memberId,
        method,
        amount: minor,
        fee: feeOf(ctx, chosen),
        security: 0n,
        fields: given,
        provider: providerOf(chosen).kind,
      });
      await assertMayDeposit(tx, ctx, ctx.session.memberId, minor, order.id);
      return { id: order.id };
    });
    const order = await ctx.db.read(ctx.brand.code, (tx) => findOrder(tx, id));
    const asked = await requestPayment(ctx, order);
    return ctx.db.read(ctx.brand.code, (tx) => memberView(ctx, tx, asked));
  },
};

/** @throws WpsError tooManyRequests when the member has too many unpaid deposits */
async function assertFewPending(ctx: MemberContext, tx: Transaction): Promise<void> {
  const since = new Date(ctx.now - HOUR_MS);
  const pending = await tx.first(sql.countPendingDeposits, { memberId: ctx.session.memberId, since });
  if ((pending?.total ?? 0) >= MOST_PENDING) throw new WpsError("tooManyRequests", { minutes: 60 });
}

/**
 * Requests a deposit's payment from its provider. Safe to repeat: the provider identifies the order by its id and creates only
 * one payment. A missing answer is not a refusal and leaves the order unchanged (pitfalls: unknown is not failed).
 * @returns the order afterwards
 */
export async function requestPayment(ctx: BrandWork, order: Order): Promise<Order> {
  if (order.kind !== "deposit" || order.state !== "pending" || order.payUrl !== null) return order;
  const { paymentMethods } = ctx.brand.config;
  const method = Object.hasOwn(paymentMethods, order.method) ? paymentMethods[order.method] : undefined;
  if (!method) return order;
  const asked = await createPayment(ctx, method, order);
  if (asked.kind === "unknown") return order;
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    if (asked.kind === "open") {
      await tx.run(sql.setPayUrl, { id: order.id, payUrl: asked.payUrl, reference: asked.reference });
    } else await applyPaymentReport(ctx, tx, order.id, asked.news);
    return findOrder(tx, order.id);
  });
}
