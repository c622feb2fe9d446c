import { randomBytes } from "node:crypto";
import { uncountDeposit } from "~/features/responsible-play/enforce.server";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { postEntry } from "~/features/wallet/ledger.server";
import type { OutflowPermit } from "~/features/wallet/permit.server";
import type { Transaction } from "~/platform/db/transaction";
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
  payoutOf,
  securityAfter,
} from "./rules/payments";
import * as sql from "./server/orders.sql.gen";

/** A stored deposit or withdrawal; amounts are minor units. */
export type Order = sql.FindOrderRow;

/** Origin of a change to an order: `provider` by a notification, `time` by a job, `rule` by the brand files. */
export type PaymentActor = "member" | "provider" | "time" | "rule" | `staff:${string}`;

/** Fields of a new order. */
export type NewOrder = Pick<Order, "memberId" | "method" | "amount" | "fee" | "security" | "fields" | "provider"> &
  Partial<Pick<Order, "id" | "account" | "accountLabel" | "firstApprovedBy">>;

/** Actor who requests an order, and the reason when it is not the owner. */
interface OrderedBy {
  readonly actor: PaymentActor;
  readonly note?: string;
}

/** Returns a new id that sorts by time. */
export const newOrderId = (now: number): string => uuidV7(now, randomBytes(10));

export const createDeposit = (tx: Transaction, now: number, given: NewOrder): Promise<Order> =>
  storeOrder(tx, now, { ...given, kind: "deposit", state: "pending" }, { actor: "member" });

/**
 * Stores a new withdrawal and moves its money to the hold.
 * @param permit for the amount and the security deposit
 * @param by actor who requests it
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
  const order = await tx.first(sql.insertOrder, {
    id: newOrderId(now),
    account: null,
    accountLabel: null,
    firstApprovedBy: null,
    ...given,
    securityState: given.security > 0n ? "held" : "none",
    now: new Date(now),
  });
  if (!order) throw new Error("the order was not stored");
  await insertOrderEvent(tx, now, { orderId: order.id, action: order.state, ...by });
  return order;
}

/** Fields that a state change sets. Missing fields keep their values, and so do fields with null, except `received`. */
export type OrderFields = Partial<
  Pick<Order, "received" | "remaining" | "providerReference" | "reviewedBy" | "reason" | "paidAt" | "confirmUntil">
>;

/** Actor and conditions of a state change of an order. */
export interface OrderChange {
  readonly actor: PaymentActor;
  /** Required owner of the order. */
  readonly memberId?: string;
  /** Required version. Without it, only the state is checked. */
  readonly expectedVersion?: number;
  /** Allowed source states; a subset of the step's. */
  readonly from?: readonly PaymentState[];
  readonly change?: OrderFields;
  readonly note?: string | null;
}

const NO_CHANGE = {
  received: null,
  remaining: null,
  reviewedBy: null,
  reason: null,
  paidAt: null,
};

/**
 * Moves an order to the next state and posts the resulting ledger entries. A single statement claims the state first: of two
 * concurrent changes only one succeeds (pitfalls: cancel races approve).
 * @throws WpsError notFound; staleSave when a version was given, else orderClosed
 */
export async function advanceOrder(
  tx: Transaction,
  now: number,
  id: string,
  step: PaymentStep,
  by: OrderChange,
): Promise<Order> {
  const { from, to } = PAYMENT_STEPS[step];
  const { expectedVersion, memberId = null } = by;
  const { providerReference = null, ...change } = by.change ?? {};
  const params: sql.AdvanceOrderParams = {
    ...NO_CHANGE,
    ...change,
    setsReceived: change.received !== undefined,
    // Only paid withdrawals wait for a confirmation.
    confirmUntil: to === "paid" ? (change.confirmUntil ?? null) : null,
    securityAfter: securityAfter(step, 1n),
    ...{ id, from: by.from ?? from, to, memberId },
    expectedVersion: expectedVersion === undefined ? null : BigInt(expectedVersion),
    now: new Date(now),
  };
  const order =
    providerReference === null
      ? await tx.first(sql.advanceOrder, params)
      : await tx.first(sql.advanceOrderWithReference, { ...params, providerReference });
  if (!order) throw await changeRefusal(tx, id, by);
  await insertOrderEvent(tx, now, { orderId: id, action: to, actor: by.actor, note: by.note ?? null });
  await postAll(tx, now, order, entriesOf(step, order));
  if (order.kind === "withdrawal") await notifyOwner(tx, now, order, step);
  // A failed deposit does not count towards the member's deposit limit.
  if (step === "fail" && order.kind === "deposit") await uncountDeposit(tx, order.memberId, order.id);
  return order;
}

/** Notifies the owner of a withdrawal that it was paid, or that it was refused or failed. */
async function notifyOwner(tx: Transaction, now: number, order: Order, step: PaymentStep): Promise<void> {
  const { amount, memberId, reason } = order;
  if (step === "pay")
    return sendMemberMessage(tx, now, memberId, "withdrawalPaid", { amount: String(payoutOf(order)) });
  if (step !== "refuse" && step !== "payFailed") return;
  // The fee is returned too.
  await sendMemberMessage(tx, now, memberId, "withdrawalRefused", { amount: String(amount), reason: reason ?? "" });
}

async function changeRefusal(
  tx: Transaction,
  id: string,
  { expectedVersion, memberId }: OrderChange,
): Promise<WpsError> {
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
    await postEntry(tx, now, {
      kind: why,
      reference: `${kind}:${id}:${name}`,
      postings,
      details: { order: id, method },
      permit,
    });
}

/** Adds a line to an order's history. */
export async function insertOrderEvent(
  tx: Transaction,
  now: number,
  event: { orderId: string; action: string; actor: PaymentActor; note?: string | null },
): Promise<void> {
  const { action, actor, note = null, orderId } = event;
  await tx.run(sql.insertOrderEvent, { id: newOrderId(now), orderId, action, actor, note, at: new Date(now) });
}

/** Returns an order, optionally only of this member. @throws WpsError notFound */
export async function findOrder(tx: Transaction, id: string, memberId?: string): Promise<Order> {
  const order = await tx.first(sql.findOrder, { id, memberId: memberId ?? null });
  if (!order) throw new WpsError("notFound");
  return order;
}

/** Returns an order, locked until the transaction ends; null when it does not exist. */
export function lockOrderOrNull(tx: Transaction, id: string, memberId?: string): Promise<Order | null> {
  return tx.first(sql.lockOrder, { id, memberId: memberId ?? null });
}

/** Returns an order, locked until the transaction ends. @throws WpsError notFound */
export async function lockOrder(tx: Transaction, id: string, memberId?: string): Promise<Order> {
  const order = await lockOrderOrNull(tx, id, memberId);
  if (!order) throw new WpsError("notFound");
  return order;
}

/** Returns the states of a list filter. */
export const statesOf = (state: PaymentState | "open"): readonly PaymentState[] =>
  state === "open" ? OPEN_STATES : [state];
