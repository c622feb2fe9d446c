// Generated from limits.sql. Do not edit.
import type { LimitKind } from "~/features/responsible-play/rules/play-limits";
import type { LimitPeriod } from "~/features/responsible-play/rules/play-limits";
import { statement } from "~/platform/db/statement";

export interface LimitsOfParams {
  readonly memberId: string;
}

export interface LimitsOfRow {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: bigint | null;
  readonly pendingValue: bigint | null;
  readonly pendingAt: Date | null;
}

/** Returns the limits of a member that were ever set. */
export const limitsOf = statement<LimitsOfParams, LimitsOfRow>({
  name: "responsible-play/limits.limitsOf",
  text: `select kind, period, value, pending_value, pending_at from play_limit
where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["kind","period","value","pendingValue","pendingAt"],
  isPrepared: true,
});

export interface AddLimitParams {
  readonly memberId: string;
  readonly kind: string;
  readonly period: string;
}

export const addLimit = statement<AddLimitParams, never>({
  name: "responsible-play/limits.addLimit",
  text: `insert into play_limit (merchant_id, member_id, kind, period) values ($1, $2, $3, $4)
on conflict do nothing`,
  params: ["merchant","memberId","kind","period"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockLimitParams {
  readonly memberId: string;
  readonly kind: string;
  readonly period: string;
}

export interface LockLimitRow {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: bigint | null;
  readonly pendingValue: bigint | null;
  readonly pendingAt: Date | null;
}

export const lockLimit = statement<LockLimitParams, LockLimitRow>({
  name: "responsible-play/limits.lockLimit",
  text: `select kind, period, value, pending_value, pending_at from play_limit
where merchant_id = $1 and member_id = $2 and kind = $3 and period = $4
for update`,
  params: ["merchant","memberId","kind","period"],
  json: [],
  columns: ["kind","period","value","pendingValue","pendingAt"],
  isPrepared: true,
});

export interface UpdateLimitParams {
  readonly value: bigint | null;
  readonly pendingValue: bigint | null;
  readonly pendingAt: Date | null;
  readonly memberId: string;
  readonly kind: string;
  readonly period: string;
}

export const updateLimit = statement<UpdateLimitParams, never>({
  name: "responsible-play/limits.updateLimit",
  text: `update play_limit set value = $1, pending_value = $2, pending_at = $3
where merchant_id = $4 and member_id = $5 and kind = $6 and period = $7`,
  params: ["value","pendingValue","pendingAt","merchant","memberId","kind","period"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface InsertLimitEventParams {
  readonly memberId: string;
  readonly kind: string;
  readonly period: string;
  readonly id: string;
  readonly action: string;
  readonly before: bigint | null;
  readonly wanted: bigint | null;
  readonly effectiveAt: Date;
  readonly at: Date;
}

export const insertLimitEvent = statement<InsertLimitEventParams, never>({
  name: "responsible-play/limits.insertLimitEvent",
  text: `insert into play_limit_event (merchant_id, member_id, kind, period, id, action, before, wanted, effective_at, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  params: ["merchant","memberId","kind","period","id","action","before","wanted","effectiveAt","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DepositsSinceParams {
  readonly day: Date;
  readonly week: Date;
  readonly month: Date;
  readonly memberId: string;
  readonly earliest: Date;
}

export interface DepositsSinceRow {
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
}

/** Returns the sums of counted deposits since the starts of the current day, week and month. `earliest` is the earliest of them. */
export const depositsSince = statement<DepositsSinceParams, DepositsSinceRow>({
  name: "responsible-play/limits.depositsSince",
  text: `select
  coalesce(sum(amount) filter (where at >= $1), 0)::bigint as "day!",
  coalesce(sum(amount) filter (where at >= $2), 0)::bigint as "week!",
  coalesce(sum(amount) filter (where at >= $3), 0)::bigint as "month!"
from counted_deposit
where merchant_id = $4 and member_id = $5 and at >= $6`,
  params: ["day","week","month","merchant","memberId","earliest"],
  json: [],
  columns: ["day","week","month"],
  isPrepared: true,
});

export interface PositionsSinceParams {
  readonly session: Date;
  readonly day: Date;
  readonly week: Date;
  readonly month: Date;
  readonly memberId: string;
  readonly minId: string;
}

export interface PositionsSinceRow {
  readonly sessionBet: bigint;
  readonly sessionWin: bigint;
  readonly dayBet: bigint;
  readonly dayWin: bigint;
  readonly weekBet: bigint;
  readonly weekWin: bigint;
  readonly monthBet: bigint;
  readonly monthWin: bigint;
}

/** Returns the stakes and wins in the rounds that began since four times, including open ones. `minId` is a lower bound of the ids of the rounds since the earliest of them. */
export const positionsSince = statement<PositionsSinceParams, PositionsSinceRow>({
  name: "responsible-play/limits.positionsSince",
  text: `select
  coalesce(sum(bet) filter (where opened_at >= $1), 0)::bigint as "sessionBet!",
  coalesce(sum(win) filter (where opened_at >= $1), 0)::bigint as "sessionWin!",
  coalesce(sum(bet) filter (where opened_at >= $2), 0)::bigint as "dayBet!",
  coalesce(sum(win) filter (where opened_at >= $2), 0)::bigint as "dayWin!",
  coalesce(sum(bet) filter (where opened_at >= $3), 0)::bigint as "weekBet!",
  coalesce(sum(win) filter (where opened_at >= $3), 0)::bigint as "weekWin!",
  coalesce(sum(bet) filter (where opened_at >= $4), 0)::bigint as "monthBet!",
  coalesce(sum(win) filter (where opened_at >= $4), 0)::bigint as "monthWin!"
from round
where merchant_id = $5 and member_id = $6 and not demo and id >= $7`,
  params: ["session","day","week","month","merchant","memberId","minId"],
  json: [],
  columns: ["sessionBet","sessionWin","dayBet","dayWin","weekBet","weekWin","monthBet","monthWin"],
  isPrepared: true,
});

export interface SessionStartParams {
  readonly now: Date;
  readonly memberId: string;
  readonly sessionId: string;
}

export interface SessionStartRow {
  readonly createdAt: Date;
  readonly minutes: bigint | null;
}

/** Returns the start of a session, and the member's session limit in minutes. */
export const sessionStart = statement<SessionStartParams, SessionStartRow>({
  name: "responsible-play/limits.sessionStart",
  text: `select s.created_at, case when l.pending_at <= $1 then l.pending_value else l.value end as minutes
from session s left join play_limit l
  on l.merchant_id = s.merchant_id and l.member_id = s.member_id and l.kind = 'session' and l.period = 'session'
where s.merchant_id = $2 and s.member_id = $3 and s.id = $4`,
  params: ["now","merchant","memberId","sessionId"],
  json: [],
  columns: ["createdAt","minutes"],
  isPrepared: true,
});

export interface EndOfTimeOutParams {
  readonly memberId: string;
  readonly now: Date;
}

export interface EndOfTimeOutRow {
  readonly untilAt: Date | null;
}

/** Returns the end of the longest time-out in force; null for none. */
export const endOfTimeOut = statement<EndOfTimeOutParams, EndOfTimeOutRow>({
  name: "responsible-play/limits.endOfTimeOut",
  text: `select max(until_at) as until_at from play_break
where merchant_id = $1 and member_id = $2 and kind = 'timeOut' and until_at > $3`,
  params: ["merchant","memberId","now"],
  json: [],
  columns: ["untilAt"],
  isPrepared: true,
});

export interface InsertTimeOutParams {
  readonly memberId: string;
  readonly id: string;
  readonly at: Date;
  readonly untilAt: Date;
}

export const insertTimeOut = statement<InsertTimeOutParams, never>({
  name: "responsible-play/limits.insertTimeOut",
  text: `insert into play_break (merchant_id, member_id, id, kind, at, until_at)
values ($1, $2, $3, 'timeOut', $4, $5)`,
  params: ["merchant","memberId","id","at","untilAt"],
  json: [],
  columns: [],
  isPrepared: true,
});
