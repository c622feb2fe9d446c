// Generated from order-search.sql. Do not edit.
import type { PaymentKind } from "~/features/cashier/rules/payments";
import type { PaymentState } from "~/features/cashier/rules/payments";
import type { SecurityState } from "~/features/cashier/rules/payments";
import { statement } from "~/platform/db/statement";

export interface OrdersPageParams {
  readonly states: readonly string[] | null;
  readonly kind: string | null;
  readonly memberId: string | null;
  readonly method: string | null;
  readonly amountFrom: bigint | null;
  readonly amountTo: bigint | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly ids: readonly string[] | null;
  readonly memberIds: readonly string[] | null;
  readonly oldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface OrdersPageRow {
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

/** Returns one page of a search, longest waiting first or newest first. `ids` and `memberIds` are alternatives; null for no restriction. */
export const ordersPage = statement<OrdersPageParams, OrdersPageRow>({
  name: "cashier/order-search.ordersPage",
  text: `select merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until
from payment_order
where merchant_id = $1
  and ($2::text[] is null or state = any($2))
  and ($3::text is null or kind = $3)
  and ($4::uuid is null or member_id = $4)
  and ($5::text is null or method = $5)
  and ($6::bigint is null or amount >= $6)
  and ($7::bigint is null or amount <= $7)
  and ($8::timestamptz is null or created_at >= $8)
  and ($9::timestamptz is null or created_at < $9)
  and (($10::uuid[] is null and $11::uuid[] is null)
    or ($10::uuid[] is not null and id = any($10))
    or ($11::uuid[] is not null and member_id = any($11)))
order by case when $12 then id end, id desc
limit $13::int offset $14::int`,
  params: ["merchant","states","kind","memberId","method","amountFrom","amountTo","from","to","ids","memberIds","oldestFirst","limit","offset"],
  json: [],
  columns: ["merchantId","id","memberId","kind","state","version","method","amount","fee","security","securityState","received","remaining","fields","account","accountLabel","provider","providerReference","payUrl","claimedBy","reviewedBy","firstApprovedBy","reason","createdAt","changedAt","paidAt","confirmUntil"],
  isPrepared: false,
});

export interface CountOrdersParams {
  readonly states: readonly string[] | null;
  readonly kind: string | null;
  readonly memberId: string | null;
  readonly method: string | null;
  readonly amountFrom: bigint | null;
  readonly amountTo: bigint | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly ids: readonly string[] | null;
  readonly memberIds: readonly string[] | null;
}

export interface CountOrdersRow {
  readonly total: number;
}

export const countOrders = statement<CountOrdersParams, CountOrdersRow>({
  name: "cashier/order-search.countOrders",
  text: `select count(*)::int as "total!" from payment_order
where merchant_id = $1
  and ($2::text[] is null or state = any($2))
  and ($3::text is null or kind = $3)
  and ($4::uuid is null or member_id = $4)
  and ($5::text is null or method = $5)
  and ($6::bigint is null or amount >= $6)
  and ($7::bigint is null or amount <= $7)
  and ($8::timestamptz is null or created_at >= $8)
  and ($9::timestamptz is null or created_at < $9)
  and (($10::uuid[] is null and $11::uuid[] is null)
    or ($10::uuid[] is not null and id = any($10))
    or ($11::uuid[] is not null and member_id = any($11)))`,
  params: ["merchant","states","kind","memberId","method","amountFrom","amountTo","from","to","ids","memberIds"],
  json: [],
  columns: ["total"],
  isPrepared: false,
});

export interface OrdersByIdParams {
  readonly id: string;
  readonly limit: number;
}

export interface OrdersByIdRow {
  readonly id: string;
  readonly memberId: string;
}

export const ordersById = statement<OrdersByIdParams, OrdersByIdRow>({
  name: "cashier/order-search.ordersById",
  text: `select id, member_id from payment_order where merchant_id = $1 and id = $2 limit $3::int`,
  params: ["merchant","id","limit"],
  json: [],
  columns: ["id","memberId"],
  isPrepared: false,
});

export interface OrdersByNumberParams {
  readonly number: string;
  readonly limit: number;
}

export interface OrdersByNumberRow {
  readonly id: string;
  readonly memberId: string;
}

export const ordersByNumber = statement<OrdersByNumberParams, OrdersByNumberRow>({
  name: "cashier/order-search.ordersByNumber",
  text: `select id, member_id from payment_order where merchant_id = $1 and number = $2 limit $3::int`,
  params: ["merchant","number","limit"],
  json: [],
  columns: ["id","memberId"],
  isPrepared: false,
});

export interface OrdersByReferenceParams {
  readonly reference: string;
  readonly end: string;
  readonly limit: number;
}

export interface OrdersByReferenceRow {
  readonly id: string;
  readonly memberId: string;
}

/** Returns orders whose reference is at or after `reference` and before `end`, in byte order. */
export const ordersByReference = statement<OrdersByReferenceParams, OrdersByReferenceRow>({
  name: "cashier/order-search.ordersByReference",
  text: `select id, member_id from payment_order
where merchant_id = $1 and reference_key >= $2 and reference_key < $3
limit $4::int`,
  params: ["merchant","reference","end","limit"],
  json: [],
  columns: ["id","memberId"],
  isPrepared: false,
});

export interface AccountsOfMembersParams {
  readonly ids: readonly string[];
}

export interface AccountsOfMembersRow {
  readonly id: string;
  readonly account: string;
}

export const accountsOfMembers = statement<AccountsOfMembersParams, AccountsOfMembersRow>({
  name: "cashier/order-search.accountsOfMembers",
  text: `select id, account from member where merchant_id = $1 and id = any($2)`,
  params: ["merchant","ids"],
  json: [],
  columns: ["id","account"],
  isPrepared: true,
});
