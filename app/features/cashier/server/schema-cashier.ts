import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "~/platform/db/columns";
import type { PaymentKind, PaymentState, SecurityState } from "../rules/payments";

// The tables of the cashier; amounts are minor units of the brand's currency.

const minor = (name: string) => bigint(name, { mode: "bigint" });

/** A deposit or a withdrawal. Changed by `cashier/orders.ts` alone. */
export const paymentOrder = pgTable(
  "payment_order",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<PaymentKind>().notNull(),
    state: text("state").$type<PaymentState>().notNull(),
    version: minor("version").notNull(),
    method: text("method").notNull(),
    amount: minor("amount").notNull(),
    fee: minor("fee").notNull(),
    security: minor("security").notNull(),
    securityState: text("security_state").$type<SecurityState>().notNull(),
    received: minor("received"),
    remaining: minor("remaining"),
    fields: jsonb("fields").$type<Readonly<Record<string, string>>>().notNull(),
    account: bytea("account"),
    accountLabel: text("account_label"),
    provider: text("provider").$type<"sandbox" | "http" | "staff">().notNull(),
    providerReference: text("provider_reference"),
    /** Kept by the database: the order's number, and the provider's reference as it is searched. */
    number: text("number"),
    referenceKey: text("reference_key"),
    payUrl: text("pay_url"),
    claimedBy: text("claimed_by"),
    reviewedBy: text("reviewed_by"),
    /** The first of two of staff who approved it; null where nobody has, and where one is enough. */
    firstApprovedBy: text("first_approved_by"),
    reason: text("reason"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    paidAt: instant("paid_at"),
    confirmUntil: instant("confirm_until"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** What became of an order, append-only. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    orderId: uuid("order_id").notNull(),
    line: integer("line").notNull(),
    action: text("action").notNull(),
    actor: text("actor").notNull(),
    note: text("note"),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** What providers told, by their own event id. */
export const paymentNotice = pgTable(
  "payment_notice",
  {
    merchantId: text("merchant_id").notNull(),
    method: text("method").notNull(),
    eventId: text("event_id").notNull(),
    content: text("content").notNull(),
    orderId: uuid("order_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.method, table.eventId] })],
);

/** Where members' withdrawals go; the number is encrypted. */
export const bankAccount = pgTable(
  "bank_account",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    bank: text("bank").notNull(),
    holder: text("holder").notNull(),
    number: bytea("number").notNull(),
    ending: text("ending").notNull(),
    digest: text("digest").notNull(),
    createdAt: instant("created_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** Pictures of what did not come, encrypted. */
export const paymentProof = pgTable(
  "payment_proof",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    orderId: uuid("order_id").notNull(),
    content: bytea("content").notNull(),
    sha256: text("sha256").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: instant("created_at").notNull(),
    used: boolean("used").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** What a member still has to bet before money is paid out. */
export const turnover = pgTable(
  "turnover",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    required: minor("required").notNull(),
    since: instant("since").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId] })],
);
