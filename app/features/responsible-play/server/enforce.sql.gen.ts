// Generated from enforce.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface BreaksInForceParams {
  readonly memberId: string;
  readonly now: Date;
}

export interface BreaksInForceRow {
  readonly kind: "timeOut" | "exclusion";
  readonly untilAt: Date | null;
}

/** Returns the breaks of a member in force. */
export const breaksInForce = statement<BreaksInForceParams, BreaksInForceRow>({
  name: "responsible-play/enforce.breaksInForce",
  text: `select kind, until_at from play_break
where merchant_id = $1 and member_id = $2 and (until_at is null or until_at > $3)`,
  params: ["merchant","memberId","now"],
  json: [],
  columns: ["kind","untilAt"],
  isPrepared: true,
});

export interface RestrictionsOnPlayParams {
  readonly memberId: string;
  readonly now: Date;
  readonly aliveSince: Date;
}

export interface RestrictionsOnPlayRow {
  readonly kind: string;
  readonly period: string | null;
  readonly value: bigint | null;
  readonly at: Date | null;
}

/** Returns the breaks and the session limit in force. The session starts at the earliest sign-in seen since `aliveSince`, so another sign-in does not reset the limit. */
export const restrictionsOnPlay = statement<RestrictionsOnPlayParams, RestrictionsOnPlayRow>({
  name: "responsible-play/enforce.restrictionsOnPlay",
  text: `select kind as "kind!", null::text as "period", null::bigint as "value", until_at as "at" from play_break
where merchant_id = $1 and member_id = $2 and (until_at is null or until_at > $3)
union all
select kind, period, value, (
  select min(created_at) from session
  where merchant_id = $1 and member_id = $2 and seen_at >= $4
)
from (
  select kind, period, case when pending_at <= $3 then pending_value else value end as value from play_limit
  where merchant_id = $1 and member_id = $2 and kind = 'session'
) as held
where value is not null`,
  params: ["merchant","memberId","now","aliveSince"],
  json: [],
  columns: ["kind","period","value","at"],
  isPrepared: true,
});

export interface RestrictionsOnBetParams {
  readonly now: Date;
  readonly memberId: string;
  readonly aliveSince: Date;
}

export interface RestrictionsOnBetRow {
  readonly kind: string;
  readonly period: string | null;
  readonly value: bigint | null;
  readonly at: Date | null;
}

/** Like `restrictionsOnPlay`, with the loss limits in force. Locks all loss limits of the member until the transaction ends: concurrent transactions that count against them wait. */
export const restrictionsOnBet = statement<RestrictionsOnBetParams, RestrictionsOnBetRow>({
  name: "responsible-play/enforce.restrictionsOnBet",
  text: `with loss as materialized (
  select kind, period, case when pending_at <= $1 then pending_value else value end as value from play_limit
  where merchant_id = $2 and member_id = $3 and kind = 'loss'
  order by period
  for update
)
select kind as "kind!", null::text as "period", null::bigint as "value", until_at as "at" from play_break
where merchant_id = $2 and member_id = $3 and (until_at is null or until_at > $1)
union all
select kind, period, value, (
  select min(created_at) from session
  where merchant_id = $2 and member_id = $3 and seen_at >= $4
)
from (
  select kind, period, case when pending_at <= $1 then pending_value else value end as value from play_limit
  where merchant_id = $2 and member_id = $3 and kind = 'session'
) as held
where value is not null
union all
select kind, period, value, null from loss where value is not null`,
  params: ["now","merchant","memberId","aliveSince"],
  json: [],
  columns: ["kind","period","value","at"],
  isPrepared: true,
});

export interface RestrictionsOnDepositParams {
  readonly now: Date;
  readonly memberId: string;
  readonly reference: string;
  readonly amount: bigint;
}

export interface RestrictionsOnDepositRow {
  readonly kind: string;
  readonly period: string | null;
  readonly value: bigint | null;
  readonly at: Date | null;
}

/** Counts a deposit once, and returns the breaks and the deposit limits in force. Locks all deposit limits of the member until the transaction ends. */
export const restrictionsOnDeposit = statement<RestrictionsOnDepositParams, RestrictionsOnDepositRow>({
  name: "responsible-play/enforce.restrictionsOnDeposit",
  text: `with deposit as materialized (
  select kind, period, case when pending_at <= $1 then pending_value else value end as value from play_limit
  where merchant_id = $2 and member_id = $3 and kind = 'deposit'
  order by period
  for update
), counted as (
  insert into counted_deposit (merchant_id, member_id, reference, amount, at)
  values ($2, $3, $4, $5, $1)
  on conflict do nothing
)
select kind as "kind!", null::text as "period", null::bigint as "value", until_at as "at" from play_break
where merchant_id = $2 and member_id = $3 and (until_at is null or until_at > $1)
union all
select kind, period, value, null from deposit where value is not null`,
  params: ["now","merchant","memberId","reference","amount"],
  json: [],
  columns: ["kind","period","value","at"],
  isPrepared: true,
});

export interface LossesSinceParams {
  readonly memberId: string;
  readonly periods: readonly string[];
  readonly froms: readonly Date[];
  readonly minIds: readonly string[];
}

export interface LossesSinceRow {
  readonly period: string;
  readonly used: bigint;
}

/** Returns the losses since the starts of periods: stakes minus wins of the rounds that began since, including open ones. A statement of its own, after the lock: it has to see the stakes of the transactions that this one waited for. */
export const lossesSince = statement<LossesSinceParams, LossesSinceRow>({
  name: "responsible-play/enforce.lossesSince",
  text: `select span.period as "period!", (
  select coalesce(sum(r.bet - r.win), 0)::bigint from round r
  where r.merchant_id = $1 and r.member_id = $2 and not r.demo
    and r.id >= span.min_id and r.opened_at >= span.from_at
) as "used!"
from unnest($3::text[], $4::timestamptz[], $5::uuid[]) as span (period, from_at, min_id)`,
  params: ["merchant","memberId","periods","froms","minIds"],
  json: [],
  columns: ["period","used"],
  isPrepared: true,
});

export interface DepositsSinceWithoutParams {
  readonly memberId: string;
  readonly reference: string;
  readonly periods: readonly string[];
  readonly froms: readonly Date[];
}

export interface DepositsSinceWithoutRow {
  readonly period: string;
  readonly used: bigint;
}

/** Returns the counted deposits since the starts of periods, without one; see `lossesSince`. */
export const depositsSinceWithout = statement<DepositsSinceWithoutParams, DepositsSinceWithoutRow>({
  name: "responsible-play/enforce.depositsSinceWithout",
  text: `select span.period as "period!", (
  select coalesce(sum(d.amount), 0)::bigint from counted_deposit d
  where d.merchant_id = $1 and d.member_id = $2 and d.at >= span.from_at and d.reference <> $3
) as "used!"
from unnest($4::text[], $5::timestamptz[]) as span (period, from_at)`,
  params: ["merchant","memberId","reference","periods","froms"],
  json: [],
  columns: ["period","used"],
  isPrepared: true,
});

export interface DeleteCountedDepositParams {
  readonly memberId: string;
  readonly reference: string;
}

export const deleteCountedDeposit = statement<DeleteCountedDepositParams, never>({
  name: "responsible-play/enforce.deleteCountedDeposit",
  text: `delete from counted_deposit where merchant_id = $1 and member_id = $2 and reference = $3`,
  params: ["merchant","memberId","reference"],
  json: [],
  columns: [],
  isPrepared: true,
});
