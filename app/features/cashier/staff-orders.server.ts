import { needsSecond } from "~/features/rewards/grant-limits.server";
import { turnoverRequired } from "~/features/rewards/turnover.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import { minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { localise } from "~/platform/text/localised";
import { maskAccount, maskNumberName } from "~/platform/text/mask";
import type { Implementation } from "~/platform/wps/implementation";
import { mayStaff } from "~/platform/wps/staff";
import { payToOf } from "./accounts.server";
import { orderFilter } from "./order-search.server";
import { findOrder, insertOrderEvent, type Order } from "./orders.server";
import { orderNumber } from "./rules/order-number";
import { PAYMENT_TURNS } from "./rules/payments";
import * as sql from "./server/order-search.sql.gen";
import { proofsOfOrders } from "./server/proofs.sql.gen";
import { eventsOf, orderView } from "./server/views";

/** Implements the staff calls that read orders: lists, and one complete order (requirement X6). */
export const staffOrders: Pick<Implementation<"staff">, "paymentQueue" | "paymentOrder"> = {
  paymentQueue(ctx, { code, pageNo, pageSize, ...search }) {
    const brand = brandOf(ctx, code);
    return ctx.db.read(code, async (tx) => {
      const { filter, states } = await orderFilter(tx, brand, search);
      // Open orders: longest waiting first. Lists with finished orders: newest first.
      const oldestFirst = states.every((state) => PAYMENT_TURNS[state] !== "finished");
      const page = { oldestFirst, limit: pageSize, offset: (pageNo - 1) * pageSize };
      const found = await tx.all(sql.ordersPage, { ...filter, ...page });
      const counted = await tx.first(sql.countOrders, filter);
      const rows = await staffOrderViews(ctx, brand, tx, found);
      const methods = Object.entries(brand.config.paymentMethods).map(([id, { name }]) => {
        return { id, name: localise(name, ctx.language) || id };
      });
      return { rows, methods, ...pagingData(pageNo, pageSize, counted?.total ?? 0) };
    });
  },
  paymentOrder(ctx, { code, id }) {
    const brand = brandOf(ctx, code);
    // Only staff who decide see the payout account and unmasked fields; support staff do not.
    const decides = mayStaff(ctx.staff.role, "payments.review");
    return ctx.change(code, async (tx) => {
      const order = await findOrder(tx, id);
      const payTo = decides ? payToOf({ secret: ctx.secret, brand }, order) : null;
      // Access to an account number is recorded.
      if (payTo) await insertOrderEvent(tx, ctx.now, { orderId: id, action: "opened", actor: actorOf(ctx) });
      const toBet = await turnoverRequired(tx, order.memberId, ctx.now);
      const events = (await eventsOf(tx, id)).map(({ action, actor, at, note }) => {
        return { action, actor, note, at: toApiTime(at.getTime()) };
      });
      const shown = (value: string) => (decides ? value : maskAccount(value));
      return {
        ...(await staffOrderView(ctx, brand, tx, order)),
        fields: Object.entries(order.fields).map(([name, value]) => ({ name, value: shown(value) })),
        payTo,
        turnoverRequired: wireMoney({ brand }, toBet),
        events,
      };
    });
  },
};

/** Returns true when an order needs two approvers: from the brand's limit on, and for a withdrawal with a first approval. */
export function needsTwo(
  { staff }: Pick<StaffContext, "staff">,
  brand: BrandSnapshot,
  { amount, firstApprovedBy, kind, received }: Pick<Order, "amount" | "firstApprovedBy" | "kind" | "received">,
): boolean {
  if (kind === "deposit") return needsSecond({ brand, staff }, "deposits", received ?? amount);
  const line = minorAmountOfFile({ brand }, brand.config.withdrawal.secondPersonFrom);
  return firstApprovedBy !== null || (line > 0n && amount >= line);
}

/** Returns the actor name of a staff member for the history of an order. */
export const actorOf = ({ staff }: StaffContext) => `staff:${staff.name}` as const;

/** Returns an order in the form of staff calls. */
export async function staffOrderView(ctx: StaffContext, brand: BrandSnapshot, tx: Transaction, order: Order) {
  const [view] = await staffOrderViews(ctx, brand, tx, [order]);
  if (!view) throw new Error("the order was not found after the change");
  return view;
}

/** Returns orders in the form of staff calls, in the given order. Runs two statements for any number of orders. */
async function staffOrderViews(ctx: StaffContext, brand: BrandSnapshot, tx: Transaction, orders: readonly Order[]) {
  const proofs = await proofsOf(tx, orders);
  const accounts = await accountsOf(tx, orders);
  const { paymentMethods } = brand.config;
  return orders.map((order) => {
    const { claimedBy, firstApprovedBy, memberId, providerReference, reviewedBy, version } = order;
    const method = Object.hasOwn(paymentMethods, order.method) ? paymentMethods[order.method] : undefined;
    const name = localise(method?.name, ctx.language) || order.method;
    return {
      ...orderView({ brand }, order, name, proofs.get(order.id) ?? []),
      number: orderNumber(order.id),
      memberId,
      memberAccount: maskNumberName(accounts.get(memberId) ?? ""),
      version: Number(version),
      claimedBy,
      reviewedBy,
      firstApprovedBy,
      needsTwo: needsTwo(ctx, brand, order),
      providerReference,
    };
  });
}

/** Returns the picture ids of each order, oldest first. */
async function proofsOf(tx: Transaction, orders: readonly Order[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const orderIds = orders.map(({ id }) => id);
  if (orderIds.length === 0) return new Map();
  const rows = await tx.all(proofsOfOrders, { orderIds });
  const found = new Map<string, string[]>();
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row.id]);
  return found;
}

/** Returns members' user names by member id. */
async function accountsOf(tx: Transaction, orders: readonly Order[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(orders.map(({ memberId }) => memberId))];
  if (ids.length === 0) return new Map();
  const rows = await tx.all(sql.accountsOfMembers, { ids });
  return new Map(rows.map(({ account, id }) => [id, account]));
}
