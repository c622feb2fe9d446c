// Generated from grants.sql. Do not edit.
import type { GivenKind } from "~/features/rewards/rules/rewards";
import type { GrantState } from "~/features/rewards/rules/rewards";
import { statement } from "~/platform/db/statement";

export interface InsertGrantParams {
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly days: number | null;
  readonly reason: string;
  readonly requestId: string;
  readonly givenBy: string;
  readonly at: Date;
  readonly day: string;
}

export interface InsertGrantRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: GivenKind;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly days: number | null;
  readonly reason: string;
  readonly requestId: string;
  readonly state: GrantState;
  readonly givenBy: string;
  readonly at: Date;
  readonly day: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

/** Stores a grant that waits for a second person; returns no row when its request exists. */
export const insertGrant = statement<InsertGrantParams, InsertGrantRow>({
  name: "rewards/grants.insertGrant",
  text: `insert into staff_grant (merchant_id, id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', $10, $11,
  $12)
on conflict do nothing
returning id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day, decided_by, decided_at, note`,
  params: ["merchant","id","memberId","kind","amount","turnover","days","reason","requestId","givenBy","at","day"],
  json: [],
  columns: ["id","memberId","kind","amount","turnover","days","reason","requestId","state","givenBy","at","day","decidedBy","decidedAt","note"],
  isPrepared: true,
});

export interface GrantByRequestParams {
  readonly requestId: string;
}

export interface GrantByRequestRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: GivenKind;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly days: number | null;
  readonly reason: string;
  readonly requestId: string;
  readonly state: GrantState;
  readonly givenBy: string;
  readonly at: Date;
  readonly day: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

export const grantByRequest = statement<GrantByRequestParams, GrantByRequestRow>({
  name: "rewards/grants.grantByRequest",
  text: `select id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day, decided_by, decided_at, note
from staff_grant
where merchant_id = $1 and request_id = $2`,
  params: ["merchant","requestId"],
  json: [],
  columns: ["id","memberId","kind","amount","turnover","days","reason","requestId","state","givenBy","at","day","decidedBy","decidedAt","note"],
  isPrepared: true,
});

export interface GrantByIdParams {
  readonly id: string;
}

export interface GrantByIdRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: GivenKind;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly days: number | null;
  readonly reason: string;
  readonly requestId: string;
  readonly state: GrantState;
  readonly givenBy: string;
  readonly at: Date;
  readonly day: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

export const grantById = statement<GrantByIdParams, GrantByIdRow>({
  name: "rewards/grants.grantById",
  text: `select id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day, decided_by, decided_at, note
from staff_grant
where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["id","memberId","kind","amount","turnover","days","reason","requestId","state","givenBy","at","day","decidedBy","decidedAt","note"],
  isPrepared: true,
});

export interface LockGrantParams {
  readonly id: string;
}

export interface LockGrantRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: GivenKind;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly days: number | null;
  readonly reason: string;
  readonly requestId: string;
  readonly state: GrantState;
  readonly givenBy: string;
  readonly at: Date;
  readonly day: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

export const lockGrant = statement<LockGrantParams, LockGrantRow>({
  name: "rewards/grants.lockGrant",
  text: `select id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day, decided_by, decided_at, note
from staff_grant
where merchant_id = $1 and id = $2
for update`,
  params: ["merchant","id"],
  json: [],
  columns: ["id","memberId","kind","amount","turnover","days","reason","requestId","state","givenBy","at","day","decidedBy","decidedAt","note"],
  isPrepared: true,
});

export interface DecideGrantParams {
  readonly state: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
  readonly id: string;
}

export const decideGrant = statement<DecideGrantParams, never>({
  name: "rewards/grants.decideGrant",
  text: `update staff_grant set state = $1, decided_by = $2, decided_at = $3, note = $4
where merchant_id = $5 and id = $6`,
  params: ["state","decidedBy","decidedAt","note","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface GrantsPageParams {
  readonly state: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface GrantsPageRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: GivenKind;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly days: number | null;
  readonly reason: string;
  readonly requestId: string;
  readonly state: GrantState;
  readonly givenBy: string;
  readonly at: Date;
  readonly day: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

export const grantsPage = statement<GrantsPageParams, GrantsPageRow>({
  name: "rewards/grants.grantsPage",
  text: `select id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day, decided_by, decided_at, note
from staff_grant
where merchant_id = $1 and ($2::text is null or state = $2)
order by id desc
limit $3::int offset $4::int`,
  params: ["merchant","state","limit","offset"],
  json: [],
  columns: ["id","memberId","kind","amount","turnover","days","reason","requestId","state","givenBy","at","day","decidedBy","decidedAt","note"],
  isPrepared: false,
});

export interface CountGrantsParams {
  readonly state: string | null;
}

export interface CountGrantsRow {
  readonly total: number;
}

export const countGrants = statement<CountGrantsParams, CountGrantsRow>({
  name: "rewards/grants.countGrants",
  text: `select count(*)::int as "total!" from staff_grant
where merchant_id = $1 and ($2::text is null or state = $2)`,
  params: ["merchant","state"],
  json: [],
  columns: ["total"],
  isPrepared: false,
});

export interface AccountsOfParams {
  readonly ids: readonly string[];
}

export interface AccountsOfRow {
  readonly id: string;
  readonly account: string;
}

export const accountsOf = statement<AccountsOfParams, AccountsOfRow>({
  name: "rewards/grants.accountsOf",
  text: `select id, account from member where merchant_id = $1 and id = any($2)`,
  params: ["merchant","ids"],
  json: [],
  columns: ["id","account"],
  isPrepared: true,
});
