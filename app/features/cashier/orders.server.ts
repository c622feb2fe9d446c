import { randomBytes } from "node:crypto";
import { and, eq, type InferSelectModel, inArray, sql } from "drizzle-orm";
import { forgetDeposit } from "~/features/responsible-play/enforce.server";
import { tell } from "~/features/sending/messages.server";
import { post } from "~/features/wallet/ledger.server";
import type { OutflowPermit } from "~/features/wallet/permit.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import {
  entriesOf,
  holdEntries,
  OPEN_STATES,
  PAYMENT_STEPS,
  type PaymentEntry,
  type PaymentState,
  type PaymentStep,
  securityAfter,
} from "./rules/payments";
import { paymentEvent, paymentOrder as table } from "./server/schema-cashier";

/** A deposit or withdrawal as it is stored; amounts are minor units. */
export type Order = InferSelectModel<typeof table>;

/** Who changes an order: `provider` by its news, `time` by a job, `rule` by the brand's files. */
export type PaymentActor = "member" | "provider" | "time" | "rule" | `staff:${string}`;

/** What a new order is made of. */
export type NewOrder = Pick<Order, "memberId" | "method" | "amount" | "fee" | "security" | "fields" | "provider"> &
  Partial<Pick<Order, "id" | "account" | "accountLabel" | "firstApprovedBy">>;

/** Who asks for an order, and why where it is not its owner. */
interface OrderedBy {
  readonly actor: PaymentActor;
  readonly note?: string;
}

/** A new id, by time. */
export const newId = (now: number): string => uuidV7(now, randomBytes(10));

/** Stores a new deposit. */
export const createDeposit = (tx: Transaction, now: number, given: NewOrder): Promise<Order> =>
  storeOrder(tx, now, { ...given, kind: "deposit", state: "pending" }, { actor: "member" });

/**
 * Stores a new withdrawal and sets its money aside.
 * @param permit for the amount and the security deposit
 * @param by who asks for it
 * @throws WpsError insufficientBalance
 */
export async function createWithdrawal(
  tx: Transaction,
  now: number,
  permit: OutflowPermit,
  given: NewOrder,
  by: OrderedBy = { actor: "member" },
): Promise<Order> {
  const order = await storeOrder(tx, now, { ...given, kind: "withdrawal", state: "waiting" }, by);
  await postAll(tx, now, order, holdEntries(order), permit);
  return order;
}

async function storeOrder(
  tx: Transaction,
  now: number,
  given: NewOrder & Pick<Order, "kind" | "state">,
  by: OrderedBy,
): Promise<Order> {
  const at = new Date(now);
  const row: typeof table.$inferInsert = {
    id: newId(now),
    ...given,
    merchantId: merchantOf(tx),
    version: 1n,
    securityState: given.security > 0n ? "held" : "none",
    createdAt: at,
    changedAt: at,
  };
  const [order] = await tx.db.insert(table).values(row).returning();
  if (!order) throw new Error("an order was not stored");
  await noteEvent(tx, now, { orderId: order.id, action: order.state, ...by });
  return order;
}

/** A change of an order's state, and who makes it. */
export interface Advance {
  readonly actor: PaymentActor;
  /** The order has to be this member's. */
  readonly memberId?: string;
  /** The version that was looked at; without one, the state alone decides. */
  readonly expectedVersion?: number;
  /** Fewer states than the step allows. */
  readonly from?: readonly PaymentState[];
  readonly change?: Partial<Order>;
  readonly note?: string | null;
}

/**
 * Takes an order one step on, and moves the money that goes with it. The state is claimed first, in one statement: of two
 * that want something else of one order at once, one finds it gone (pitfalls: cancel races approve).
 * @throws WpsError notFound; staleSave where a version was named, else orderClosed
 */
export async function advance(
  tx: Transaction,
  now: number,
  id: string,
  step: PaymentStep,
  by: Advance,
): Promise<Order> {
  const { to } = PAYMENT_STEPS[step];
  const [order] = await tx.db
    .update(table)
    .set({
      ...by.change,
      state: to,
      version: sql`${table.version} + 1`,
      changedAt: new Date(now),
      securityState: securityValue(step),
      // Only what is paid waits for somebody's word.
      confirmUntil: to === "paid" ? (by.change?.confirmUntil ?? null) : null,
    })
    .where(claim(tx, id, by.from ?? PAYMENT_STEPS[step].from, by))
    .returning();
  if (!order) throw await whyNot(tx, id, by);
  await noteEvent(tx, now, { orderId: id, action: to, actor: by.actor, note: by.note ?? null });
  await postAll(tx, now, order, entriesOf(step, order));
  if (order.kind === "withdrawal") await tellOwner(tx, now, order, step);
  // What came to nothing uses up nobody's limit.
  if (step === "fail" && order.kind === "deposit") await forgetDeposit(tx, order.memberId, order.id);
  return order;
}

/** A withdrawal's owner hears that it was paid, or that it was not. */
async function tellOwner(tx: Transaction, now: number, order: Order, step: PaymentStep): Promise<void> {
  const amount = String(order.amount);
  if (step === "pay") return tell(tx, now, order.memberId, "withdrawalPaid", { amount });
  if (step !== "refuse" && step !== "payFailed") return;
  await tell(tx, now, order.memberId, "withdrawalRefused", { amount, reason: order.reason ?? "" });
}

/** Nothing was held where there is no security deposit. */
function securityValue(step: PaymentStep) {
  const after = securityAfter(step, 1n);
  return after === null
    ? sql`${table.securityState}`
    : sql`case when ${table.security} > 0 then ${after} else 'none' end`;
}

function claim(tx: Transaction, id: string, from: readonly PaymentState[], by: Advance) {
  return and(
    eq(table.merchantId, merchantOf(tx)),
    eq(table.id, id),
    inArray(table.state, [...from]),
    by.memberId === undefined ? undefined : eq(table.memberId, by.memberId),
    by.expectedVersion === undefined ? undefined : eq(table.version, BigInt(by.expectedVersion)),
  );
}

async function whyNot(tx: Transaction, id: string, { expectedVersion, memberId }: Advance): Promise<WpsError> {
  const { version } = await findOrder(tx, id, memberId);
  if (expectedVersion === undefined) return new WpsError("orderClosed");
  return new WpsError("staleSave", {}, { version: Number(version) });
}

async function postAll(
  tx: Transaction,
  now: number,
  order: Order,
  entries: readonly PaymentEntry[],
  permit: OutflowPermit | null = null,
): Promise<void> {
  const { id, kind, method } = order;
  for (const { name, kind: why, postings } of entries)
    await post(tx, now, {
      kind: why,
      reference: `${kind}:${id}:${name}`,
      postings,
      details: { order: id, method },
      permit,
    });
}

/** Adds a line to an order's history. */
export async function noteEvent(
  tx: Transaction,
  now: number,
  event: { orderId: string; action: string; actor: PaymentActor; note?: string | null },
): Promise<void> {
  const [merchantId, { action, actor, note = null, orderId }] = [merchantOf(tx), event];
  const before = sql<number>`(select count(*) from payment_event where merchant_id = ${merchantId} and order_id = ${orderId})`;
  await tx.db
    .insert(paymentEvent)
    .values({ merchantId, id: newId(now), orderId, line: before, action, actor, note, at: new Date(now) });
}

const named = (tx: Transaction, id: string, memberId?: string) =>
  and(
    eq(table.merchantId, merchantOf(tx)),
    eq(table.id, id),
    memberId === undefined ? undefined : eq(table.memberId, memberId),
  );

/** An order, of this member where one is named. @throws WpsError notFound */
export async function findOrder(tx: Transaction, id: string, memberId?: string): Promise<Order> {
  const [order] = await tx.db
    .select()
    .from(table)
    .where(named(tx, id, memberId));
  if (!order) throw new WpsError("notFound");
  return order;
}

/** The same, locked until the end of the transaction; null where there is none. */
export async function lockIfThere(tx: Transaction, id: string, memberId?: string): Promise<Order | null> {
  const [order] = await tx.db
    .select()
    .from(table)
    .where(named(tx, id, memberId))
    .for("update");
  return order ?? null;
}

/** The same. @throws WpsError notFound */
export async function lockOrder(tx: Transaction, id: string, memberId?: string): Promise<Order> {
  const order = await lockIfThere(tx, id, memberId);
  if (!order) throw new WpsError("notFound");
  return order;
}

/** Which states a list asks for by one word. */
export const statesOf = (state: PaymentState | "open"): readonly PaymentState[] =>
  state === "open" ? OPEN_STATES : [state];
