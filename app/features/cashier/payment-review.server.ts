import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { findMember } from "~/features/access/accounts.server";
import { claimAllowance, needsSecond } from "~/features/rewards/grant-limits.server";
import { turnoverRequired } from "~/features/rewards/turnover.server";
import { timeOf } from "~/platform/brands/brand-parts";
import type { BrandSnapshot } from "~/platform/brands/types";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { fileAmount, moneyText } from "~/platform/money/amounts";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { neededReason } from "~/platform/staff/reason";
import { localise } from "~/platform/text/localised";
import { maskNumberName } from "~/platform/text/mask";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { payToOf } from "./accounts.server";
import { type Advance, advance, findOrder, lockOrder, noteEvent, type Order } from "./orders.server";
import { PAYMENT_TURNS, payoutOf, STAFF_STATES } from "./rules/payments";
import { credit } from "./server/notices";
import { openProof } from "./server/proofs";
import { paymentOrder as table } from "./server/schema-cashier";
import { eventsOf, orderView, proofIds } from "./server/views";

type Calls = Implementation<"staff">;
type Names =
  | "paymentQueue"
  | "paymentOrder"
  | "claimOrder"
  | "reviewOrder"
  | "settleWithdrawal"
  | "forceReceived"
  | "resolveDispute"
  | "paymentProof";

/** Payments as staff see and decide them (checklist W3 to W5). Each decision names the version that it was made on. */
export const paymentReview: Pick<Calls, Names> = {
  paymentQueue(ctx, { code, kind, pageNo, pageSize, state }) {
    const brand = brandOf(ctx, code);
    return ctx.db.transaction(code, async (tx) => {
      const which = and(
        eq(table.merchantId, merchantOf(tx)),
        inArray(table.state, state === undefined ? [...STAFF_STATES] : [state]),
        kind === undefined ? undefined : eq(table.kind, kind),
      );
      // Who waits longest comes first; of what is over, the newest.
      const isOver = state !== undefined && PAYMENT_TURNS[state] === "finished";
      const order = isOver ? desc(table.id) : asc(table.id);
      const page = tx.db.select().from(table).where(which).orderBy(order).limit(pageSize);
      const found = await page.offset((pageNo - 1) * pageSize);
      const [all] = await tx.db.select({ total: count() }).from(table).where(which);
      const rows = [];
      for (const order of found) rows.push(await staffOrderView(ctx, brand, tx, order));
      const total = all?.total ?? 0;
      return { rows, pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
    });
  },
  paymentOrder(ctx, { code, id }) {
    const brand = brandOf(ctx, code);
    return ctx.change(code, async (tx) => {
      const order = await findOrder(tx, id);
      const payTo = payToOf({ secret: ctx.secret, brand }, order);
      // Where money goes is somebody's account number.
      if (payTo) await noteEvent(tx, ctx.now, { orderId: id, action: "opened", actor: actorOf(ctx) });
      const toBet = await turnoverRequired(tx, order.memberId, ctx.now);
      const events = (await eventsOf(tx, id)).map(({ action, actor, at, note }) => {
        return { action, actor, note, at: timeOf(at.getTime()) };
      });
      return {
        ...(await staffOrderView(ctx, brand, tx, order)),
        fields: Object.entries(order.fields).map(([name, value]) => ({ name, value })),
        payTo,
        turnoverRequired: moneyText({ brand }, toBet),
        events,
      };
    });
  },
  claimOrder(ctx, { code, id, release, expectedVersion }) {
    const brand = brandOf(ctx, code);
    return ctx.change(code, async (tx) => {
      const [order] = await tx.db
        .update(table)
        .set({ claimedBy: release ? null : ctx.staff.name, version: sql`${table.version} + 1` })
        .where(and(eq(table.merchantId, merchantOf(tx)), eq(table.id, id), eq(table.version, BigInt(expectedVersion))))
        .returning();
      if (!order) throw new WpsError("staleSave", {}, { version: Number((await findOrder(tx, id)).version) });
      const action = release ? "released" : "claimed";
      await noteEvent(tx, ctx.now, { orderId: id, action, actor: actorOf(ctx) });
      return staffOrderView(ctx, brand, tx, order);
    });
  },
  reviewOrder(ctx, { code, id, verdict, expectedVersion, ...given }) {
    const reason = given.reason?.trim() || null;
    if (verdict === "refused" && reason === null) throw new WpsError("reasonRequired");
    return decide(ctx, { code, id, reason, expectedVersion }, (tx, order, by) => {
      const isDeposit = order.kind === "deposit";
      if (verdict === "refused")
        return advance(tx, ctx.now, id, isDeposit ? "fail" : "refuse", {
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
      if (outcome === "failed") return advance(tx, ctx.now, id, "payFailed", by);
      const confirmUntil = new Date(ctx.now + autoReceivedMinutes * 60_000);
      const paid = { paidAt: new Date(ctx.now), confirmUntil, providerReference: reference ?? null };
      return advance(tx, ctx.now, id, "pay", { ...by, change: { ...by.change, ...paid } });
    });
  },
  forceReceived(ctx, { code, id, reason, expectedVersion }) {
    return decide(ctx, { code, id, reason: neededReason(reason), expectedVersion }, (tx, order, by) =>
      advance(tx, ctx.now, id, "force", { ...by, from: ["paid", "partly"], change: { ...by.change, ...allOf(order) } }),
    );
  },
  resolveDispute(ctx, { code, id, verdict, reason, expectedVersion }) {
    return decide(ctx, { code, id, reason: neededReason(reason), expectedVersion }, (tx, order, by) =>
      verdict === "returned"
        ? advance(tx, ctx.now, id, "giveBack", by)
        : advance(tx, ctx.now, id, "force", {
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
      await noteEvent(tx, ctx.now, { orderId, action: "opened", actor: actorOf(ctx), note: id });
      const at = timeOf(createdAt.getTime());
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
 * Carries out one decision of staff, and answers the order after it.
 * @throws WpsError notAllowed where somebody else of staff has taken the order; staleSave for another version or state
 */
function decide(
  ctx: StaffContext,
  { code, id, reason, expectedVersion }: Decision,
  work: (tx: Transaction, order: Order, by: Advance) => Promise<Order>,
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

/** Whether an order needs two of staff: from the line on, and a withdrawal that one of staff began as the first. */
export function needsTwo(
  { staff }: Pick<StaffContext, "staff">,
  brand: BrandSnapshot,
  { amount, firstApprovedBy, kind, received }: Pick<Order, "amount" | "firstApprovedBy" | "kind" | "received">,
): boolean {
  if (kind === "deposit") return needsSecond({ brand, staff }, "deposits", received ?? amount);
  const line = fileAmount({ brand }, brand.config.withdrawal.secondPersonFrom);
  return firstApprovedBy !== null || (line > 0n && amount >= line);
}

/**
 * Credits what came of a deposit, where that is known, within the limits of who approves it first.
 * @throws WpsError notAllowed, staffAmountLimit, staffDayLimit; secondPerson for the first who comes again
 */
async function approveDeposit(ctx: StaffContext, tx: Transaction, order: Order, by: Advance): Promise<Order> {
  const brand = brandOf(ctx, merchantOf(tx));
  const { received } = order;
  if (order.state !== "review" || received === null) throw new WpsError("notAllowed");
  if (order.firstApprovedBy === ctx.staff.name) throw new WpsError("secondPerson");
  if (order.firstApprovedBy === null) {
    const giver = { brand, now: ctx.now, staff: ctx.staff };
    await (await claimAllowance(tx, giver, "deposits", received))();
    if (needsTwo(ctx, brand, order)) return approveFirst(ctx, tx, order, by);
  }
  return credit({ brand, now: ctx.now }, tx, order, { ...by, received });
}

/**
 * Approves a withdrawal; where two have to, the first leaves it to another, who finds it free.
 * @throws WpsError secondPerson for the first who comes again
 */
async function approve(ctx: StaffContext, tx: Transaction, order: Order, by: Advance): Promise<Order> {
  const { name } = ctx.staff;
  if (!needsTwo(ctx, brandOf(ctx, merchantOf(tx)), order)) return advance(tx, ctx.now, order.id, "approve", by);
  if (order.firstApprovedBy === name) throw new WpsError("secondPerson");
  if (order.firstApprovedBy !== null) return advance(tx, ctx.now, order.id, "approve", by);
  return approveFirst(ctx, tx, order, by);
}

/** Notes the first of two approvals, and leaves the order to whoever takes it. @throws WpsError staleSave */
async function approveFirst(ctx: StaffContext, tx: Transaction, order: Order, by: Advance): Promise<Order> {
  const { name } = ctx.staff;
  const state = order.kind === "deposit" ? "review" : "waiting";
  const isSeen = and(named(order), eq(table.state, state), eq(table.version, BigInt(by.expectedVersion ?? 0)));
  const [after] = await tx.db
    .update(table)
    .set({ firstApprovedBy: name, claimedBy: null, version: sql`${table.version} + 1` })
    .where(isSeen)
    .returning();
  if (!after) throw new WpsError("staleSave", {}, { version: Number(order.version) });
  await noteEvent(tx, ctx.now, { orderId: order.id, action: "firstApproved", actor: actorOf(ctx) });
  return after;
}

const named = ({ id, merchantId }: Order) => and(eq(table.merchantId, merchantId), eq(table.id, id));

export const actorOf = ({ staff }: StaffContext) => `staff:${staff.name}` as const;

const allOf = (order: Order) => ({ received: payoutOf(order), remaining: 0n });

/** An order as staff see it. */
export async function staffOrderView(
  { language, staff }: StaffContext,
  brand: BrandSnapshot,
  tx: Transaction,
  order: Order,
) {
  const { claimedBy, firstApprovedBy, memberId, providerReference, reviewedBy, version } = order;
  const { paymentMethods } = brand.config;
  const method = Object.hasOwn(paymentMethods, order.method) ? paymentMethods[order.method] : undefined;
  const name = localise(method?.name, language) || order.method;
  return {
    ...orderView({ brand }, order, name, await proofIds(tx, order.id)),
    memberId,
    memberAccount: maskNumberName((await findMember(tx, { id: memberId }))?.account ?? ""),
    version: Number(version),
    claimedBy,
    reviewedBy,
    firstApprovedBy,
    needsTwo: needsTwo({ staff }, brand, order),
    providerReference,
  };
}
