// Generated from orders.sql. Do not edit.
import type { PaymentKind } from "~/features/cashier/rules/payments";
import type { PaymentState } from "~/features/cashier/rules/payments";
import type { SecurityState } from "~/features/cashier/rules/payments";
import { statement } from "~/platform/db/statement";

export interface InsertOrderParams {
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly state: string;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: string;
  readonly fields: unknown;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: string;
  readonly firstApprovedBy: string | null;
  readonly now: Date;
}

export interface InsertOrderRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Stores a new order; only `cashier/orders.server.ts` stores orders and changes their state. */
export const insertOrder = statement<InsertOrderParams, InsertOrderRow>({
  name: "cashier/orders.insertOrder",
  text: `insert into payment_order (merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state,
  fields, account, account_label, provider, first_approved_by, created_at, changed_at)
values ($1, $2, $3, $4, $5, 1, $6, $7, $8, $9, $10,
  $11, $12, $13, $14, $15, $16, $16)
returning merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until`,
  params: ["merchant","id","memberId","kind","state","method","amount","fee","security","securityState","fields","account","accountLabel","provider","firstApprovedBy","now"],
  json: ["fields"],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface AdvanceOrderParams {
  readonly to: string;
  readonly now: Date;
  readonly confirmUntil: Date | null;
  readonly securityAfter: string | null;
  readonly setsReceived: boolean;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly reviewedBy: string | null;
  readonly reason: string | null;
  readonly paidAt: Date | null;
  readonly id: string;
  readonly from: readonly string[];
  readonly memberId: string | null;
  readonly expectedVersion: bigint | null;
}

export interface AdvanceOrderRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Moves an order to its next state from one of the states `from`, optionally only of one member and in one version. Null keeps a stored value, except in `confirmUntil`, and in `received` when `setsReceived`. */
export const advanceOrder = statement<AdvanceOrderParams, AdvanceOrderRow>({
  name: "cashier/orders.advanceOrder",
  text: `update payment_order set state = $1, version = version + 1, changed_at = $2, confirm_until = $3,
  security_state = case
    when $4::text is null then security_state
    when security > 0 then $4
    else 'none' end,
  received = case when $5 then $6 else received end,
  remaining = coalesce($7, remaining),
  reviewed_by = coalesce($8, reviewed_by),
  reason = coalesce($9, reason),
  paid_at = coalesce($10, paid_at)
where merchant_id = $11 and id = $12 and state = any($13)
  and ($14::uuid is null or member_id = $14)
  and ($15::bigint is null or version = $15)
returning merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until`,
  params: ["to","now","confirmUntil","securityAfter","setsReceived","received","remaining","reviewedBy","reason","paidAt","merchant","id","from","memberId","expectedVersion"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface AdvanceOrderWithReferenceParams {
  readonly providerReference: string;
  readonly to: string;
  readonly now: Date;
  readonly confirmUntil: Date | null;
  readonly securityAfter: string | null;
  readonly setsReceived: boolean;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly reviewedBy: string | null;
  readonly reason: string | null;
  readonly paidAt: Date | null;
  readonly id: string;
  readonly from: readonly string[];
  readonly memberId: string | null;
  readonly expectedVersion: bigint | null;
}

export interface AdvanceOrderWithReferenceRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Like `advanceOrder`, and stores the provider's reference. A statement of its own: a trigger computes the search keys of an order in each update that names its reference. */
export const advanceOrderWithReference = statement<AdvanceOrderWithReferenceParams, AdvanceOrderWithReferenceRow>({
  name: "cashier/orders.advanceOrderWithReference",
  text: `update payment_order set provider_reference = $1, state = $2, version = version + 1, changed_at = $3, confirm_until = $4,
  security_state = case
    when $5::text is null then security_state
    when security > 0 then $5
    else 'none' end,
  received = case when $6 then $7 else received end,
  remaining = coalesce($8, remaining),
  reviewed_by = coalesce($9, reviewed_by),
  reason = coalesce($10, reason),
  paid_at = coalesce($11, paid_at)
where merchant_id = $12 and id = $13 and state = any($14)
  and ($15::uuid is null or member_id = $15)
  and ($16::bigint is null or version = $16)
returning merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until`,
  params: ["providerReference","to","now","confirmUntil","securityAfter","setsReceived","received","remaining","reviewedBy","reason","paidAt","merchant","id","from","memberId","expectedVersion"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface FindOrderParams {
  readonly id: string;
  readonly memberId: string | null;
}

export interface FindOrderRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Returns an order, optionally only of one member. */
export const findOrder = statement<FindOrderParams, FindOrderRow>({
  name: "cashier/orders.findOrder",
  text: `select merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until
from payment_order
where merchant_id = $1 and id = $2 and ($3::uuid is null or member_id = $3)`,
  params: ["merchant","id","memberId"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface LockOrderParams {
  readonly id: string;
  readonly memberId: string | null;
}

export interface LockOrderRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Locks an order, optionally only of one member. */
export const lockOrder = statement<LockOrderParams, LockOrderRow>({
  name: "cashier/orders.lockOrder",
  text: `select merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until
from payment_order
where merchant_id = $1 and id = $2 and ($3::uuid is null or member_id = $3)
for update`,
  params: ["merchant","id","memberId"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface ClaimOrderParams {
  readonly claimedBy: string | null;
  readonly id: string;
  readonly expectedVersion: bigint;
}

export interface ClaimOrderRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Sets or removes the claim of a staff member. */
export const claimOrder = statement<ClaimOrderParams, ClaimOrderRow>({
  name: "cashier/orders.claimOrder",
  text: `update payment_order set claimed_by = $1, version = version + 1
where merchant_id = $2 and id = $3 and version = $4
returning merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until`,
  params: ["claimedBy","merchant","id","expectedVersion"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface ApproveFirstParams {
  readonly approver: string;
  readonly id: string;
  readonly state: string;
  readonly expectedVersion: bigint;
}

export interface ApproveFirstRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Stores the first of two approvals and removes the claim. */
export const approveFirst = statement<ApproveFirstParams, ApproveFirstRow>({
  name: "cashier/orders.approveFirst",
  text: `update payment_order set first_approved_by = $1, claimed_by = null, version = version + 1
where merchant_id = $2 and id = $3 and state = $4 and version = $5
returning merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until`,
  params: ["approver","merchant","id","state","expectedVersion"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface OrdersOfMemberParams {
  readonly memberId: string;
  readonly kind: string | null;
  readonly states: readonly string[] | null;
  readonly limit: number;
  readonly offset: number;
}

export interface OrdersOfMemberRow {
  readonly merchantId: string;
  readonly id: string;
  readonly memberId: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly method: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly security: bigint;
  readonly securityState: SecurityState;
  readonly received: bigint | null;
  readonly remaining: bigint | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: Buffer | null;
  readonly accountLabel: string | null;
  readonly provider: "sandbox" | "http" | "staff";
  readonly providerReference: string | null;
  readonly payUrl: string | null;
  readonly claimedBy: string | null;
  readonly reviewedBy: string | null;
  readonly firstApprovedBy: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly paidAt: Date | null;
  readonly confirmUntil: Date | null;
}

/** Returns one page of a member's orders, latest first. */
export const ordersOfMember = statement<OrdersOfMemberParams, OrdersOfMemberRow>({
  name: "cashier/orders.ordersOfMember",
  text: `select merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until
from payment_order
where merchant_id = $1 and member_id = $2
  and ($3::text is null or kind = $3)
  and ($4::text[] is null or state = any($4))
order by id desc
limit $5::int offset $6::int`,
  params: ["merchant","memberId","kind","states","limit","offset"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: true,
});

export interface CountOrdersOfMemberParams {
  readonly memberId: string;
  readonly kind: string | null;
  readonly states: readonly string[] | null;
}

export interface CountOrdersOfMemberRow {
  readonly total: number;
}

export const countOrdersOfMember = statement<CountOrdersOfMemberParams, CountOrdersOfMemberRow>({
  name: "cashier/orders.countOrdersOfMember",
  text: `select count(*)::int as "total!" from payment_order
where merchant_id = $1 and member_id = $2
  and ($3::text is null or kind = $3)
  and ($4::text[] is null or state = any($4))`,
  params: ["merchant","memberId","kind","states"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface CountPendingDepositsParams {
  readonly memberId: string;
  readonly since: Date;
}

export interface CountPendingDepositsRow {
  readonly total: number;
}

export const countPendingDeposits = statement<CountPendingDepositsParams, CountPendingDepositsRow>({
  name: "cashier/orders.countPendingDeposits",
  text: `select count(*)::int as "total!" from payment_order
where merchant_id = $1 and member_id = $2 and state = 'pending' and created_at > $3`,
  params: ["merchant","memberId","since"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface SetPayUrlParams {
  readonly payUrl: string;
  readonly reference: string | null;
  readonly id: string;
}

/** Stores the address of the provider's page; the first address and the first reference are kept. */
export const setPayUrl = statement<SetPayUrlParams, never>({
  name: "cashier/orders.setPayUrl",
  text: `update payment_order set pay_url = $1, provider_reference = coalesce(provider_reference, $2)
where merchant_id = $3 and id = $4 and pay_url is null`,
  params: ["payUrl","reference","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetReferenceParams {
  readonly reference: string;
  readonly id: string;
}

/** Stores the provider's reference; the first one is kept. */
export const setReference = statement<SetReferenceParams, never>({
  name: "cashier/orders.setReference",
  text: `update payment_order set provider_reference = $1
where merchant_id = $2 and id = $3 and provider_reference is null`,
  params: ["reference","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface OverdueOrdersParams {
  readonly now: Date;
  readonly limit: number;
}

export interface OverdueOrdersRow {
  readonly id: string;
}

/** Returns paid withdrawals that were not confirmed in time, longest overdue first. */
export const overdueOrders = statement<OverdueOrdersParams, OverdueOrdersRow>({
  name: "cashier/orders.overdueOrders",
  text: `select id from payment_order
where merchant_id = $1 and state = 'paid' and confirm_until <= $2
order by confirm_until, id
limit $3::int`,
  params: ["merchant","now","limit"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface UnansweredOrdersParams {
  readonly since: Date;
  readonly limit: number;
}

export interface UnansweredOrdersRow {
  readonly id: string;
}

/** Returns deposits whose payment the provider has not created yet. */
export const unansweredOrders = statement<UnansweredOrdersParams, UnansweredOrdersRow>({
  name: "cashier/orders.unansweredOrders",
  text: `select id from payment_order
where merchant_id = $1 and state = 'pending' and pay_url is null and created_at > $2
order by id
limit $3::int`,
  params: ["merchant","since","limit"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface InsertOrderEventParams {
  readonly id: string;
  readonly orderId: string;
  readonly action: string;
  readonly actor: string;
  readonly note: string | null;
  readonly at: Date;
}

/** Adds a line to the end of an order's history. */
export const insertOrderEvent = statement<InsertOrderEventParams, never>({
  name: "cashier/orders.insertOrderEvent",
  text: `insert into payment_event (merchant_id, id, order_id, line, action, actor, note, at)
values ($1, $2, $3,
  (select count(*) from payment_event where merchant_id = $1 and order_id = $3),
  $4, $5, $6, $7)`,
  params: ["merchant","id","orderId","action","actor","note","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface EventsOfOrderParams {
  readonly orderId: string;
}

export interface EventsOfOrderRow {
  readonly action: string;
  readonly actor: string;
  readonly note: string | null;
  readonly at: Date;
}

/** Returns the history of an order, oldest first. */
export const eventsOfOrder = statement<EventsOfOrderParams, EventsOfOrderRow>({
  name: "cashier/orders.eventsOfOrder",
  text: `select action, actor, note, at from payment_event
where merchant_id = $1 and order_id = $2
order by line, id
limit 200`,
  params: ["merchant","orderId"],
  json: [],
  columns: ["action","actor","note","at"],
  isPrepared: true,
});

export interface InsertNoticeParams {
  readonly method: string;
  readonly eventId: string;
  readonly content: string;
  readonly orderId: string;
  readonly at: Date;
}

/** Stores a provider's notification; writes no row when its event id was stored before. */
export const insertNotice = statement<InsertNoticeParams, never>({
  name: "cashier/orders.insertNotice",
  text: `insert into payment_notice (merchant_id, method, event_id, content, order_id, at)
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing`,
  params: ["merchant","method","eventId","content","orderId","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface ContentOfNoticeParams {
  readonly method: string;
  readonly eventId: string;
}

export interface ContentOfNoticeRow {
  readonly content: string;
}

export const contentOfNotice = statement<ContentOfNoticeParams, ContentOfNoticeRow>({
  name: "cashier/orders.contentOfNotice",
  text: `select content from payment_notice where merchant_id = $1 and method = $2 and event_id = $3`,
  params: ["merchant","method","eventId"],
  json: [],
  columns: ["content"],
  isPrepared: true,
});
