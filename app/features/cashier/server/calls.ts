import { and, count, desc, eq, inArray } from "drizzle-orm";
import { toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { accountCalls } from "../accounts.server";
import { findOrder, statesOf } from "../orders.server";
import type { PaymentKind, PaymentState } from "../rules/payments";
import { confirmWithdrawal } from "./confirm";
import { depositCalls, requestPayment } from "./deposit";
import { uploadProof } from "./proofs";
import { sandboxCalls } from "./sandbox";
import { paymentOrder as table } from "./schema-cashier";
import { eventsOf, memberView } from "./views";
import { withdrawCalls } from "./withdraw";

/** Implements the cashier calls: see `../contract/payment`. */
export const payment: Implementation<"payment"> = {
  ...depositCalls,
  ...sandboxCalls,
  ...withdrawCalls,
  ...accountCalls,
  confirmWithdrawal,
  uploadProof,
  orders: (ctx, { kind, pageNo, pageSize, state }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const which = own(ctx, tx, kind, state);
      const found = await tx.db
        .select()
        .from(table)
        .where(which)
        .orderBy(desc(table.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const [all] = await tx.db.select({ total: count() }).from(table).where(which);
      const rows = [];
      for (const order of found) rows.push(await memberView(ctx, tx, order));
      const total = all?.total ?? 0;
      return { rows, pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
    }),
  async order(ctx, { id }) {
    const { memberId } = ctx.session;
    const found = await ctx.db.transaction(ctx.brand.code, (tx) => findOrder(tx, id, memberId));
    const order = ctx.preview ? found : await requestPayment(ctx, found);
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const events = await eventsOf(tx, id);
      const shown = events.filter(({ action }) => !HIDDEN.has(action));
      const lines = shown.map(({ action, at }) => ({ action, at: toApiTime(at.getTime()) }));
      return { ...(await memberView(ctx, tx, order)), events: lines };
    });
  },
};

/** Events hidden from members: staff access, and provider reports without effect. */
const HIDDEN = new Set(["told", "opened", "claimed", "released"]);

function own({ session }: MemberContext, tx: Transaction, kind?: PaymentKind, state?: PaymentState | "open") {
  return and(
    eq(table.merchantId, merchantOf(tx)),
    eq(table.memberId, session.memberId),
    kind === undefined ? undefined : eq(table.kind, kind),
    state === undefined ? undefined : inArray(table.state, [...statesOf(state)]),
  );
}
