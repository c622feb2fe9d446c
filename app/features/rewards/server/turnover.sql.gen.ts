// Generated from turnover.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LeftTurnoverParams {
  readonly memberId: string;
  readonly now: Date;
}

export interface LeftTurnoverRow {
  readonly left: bigint;
}

/** Returns the required turnover less the bets in rounds closed since, up to a time, without demo rounds. */
export const leftTurnover = statement<LeftTurnoverParams, LeftTurnoverRow>({
  name: "rewards/turnover.leftTurnover",
  text: `select greatest(0, t.required - coalesce((
  select sum(coalesce(r.turnover, r.bet)) from round r
  where r.merchant_id = $1 and r.member_id = $2 and r.state = 'closed' and not r.demo
    and r.closed_at > t.since and r.closed_at <= $3), 0))::bigint as "left!"
from turnover t
where t.merchant_id = $1 and t.member_id = $2`,
  params: ["merchant","memberId","now"],
  json: [],
  columns: ["left"],
  isPrepared: true,
});

export interface AddTurnoverRowParams {
  readonly memberId: string;
  readonly now: Date;
}

export const addTurnoverRow = statement<AddTurnoverRowParams, never>({
  name: "rewards/turnover.addTurnoverRow",
  text: `insert into turnover (merchant_id, member_id, required, since) values ($1, $2, 0, $3)
on conflict do nothing`,
  params: ["merchant","memberId","now"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockTurnoverParams {
  readonly memberId: string;
}

export interface LockTurnoverRow {
  readonly memberId: string;
}

export const lockTurnover = statement<LockTurnoverParams, LockTurnoverRow>({
  name: "rewards/turnover.lockTurnover",
  text: `select member_id from turnover where merchant_id = $1 and member_id = $2 for update`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["memberId"],
  isPrepared: true,
});

export interface AddRequiredParams {
  readonly memberId: string;
  readonly now: Date;
  readonly amount: bigint;
}

/** Adds an amount to the rest of the required turnover, and counts bets from a time on. */
export const addRequired = statement<AddRequiredParams, never>({
  name: "rewards/turnover.addRequired",
  text: `update turnover t
set required = greatest(0, t.required - coalesce((
    select sum(coalesce(r.turnover, r.bet)) from round r
    where r.merchant_id = $1 and r.member_id = $2 and r.state = 'closed' and not r.demo
      and r.closed_at > t.since and r.closed_at <= $3), 0)) + $4::bigint,
  since = greatest(t.since, $3)
where t.merchant_id = $1 and t.member_id = $2`,
  params: ["merchant","memberId","now","amount"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface InsertPartParams {
  readonly id: string;
  readonly memberId: string;
  readonly rewardId: string | null;
  readonly required: bigint;
  readonly at: Date;
}

export const insertPart = statement<InsertPartParams, never>({
  name: "rewards/turnover.insertPart",
  text: `insert into turnover_part (merchant_id, id, member_id, reward_id, required, at)
values ($1, $2, $3, $4, $5, $6)`,
  params: ["merchant","id","memberId","rewardId","required","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LatestPartsParams {
  readonly memberId: string;
  readonly limit: number;
}

export interface LatestPartsRow {
  readonly id: string;
  readonly required: bigint;
}

/** Returns the latest parts of a member's required turnover, by the id of the reward or of the deposit's part. */
export const latestParts = statement<LatestPartsParams, LatestPartsRow>({
  name: "rewards/turnover.latestParts",
  text: `select coalesce(reward_id, id) as "id!", required from turnover_part
where merchant_id = $1 and member_id = $2
order by at desc, coalesce(reward_id, id) desc
limit $3::int`,
  params: ["merchant","memberId","limit"],
  json: [],
  columns: ["id","required"],
  isPrepared: true,
});

export interface LockTurnoversParams {
  readonly memberIds: readonly string[];
}

export interface LockTurnoversRow {
  readonly memberId: string;
}

/** Locks the required turnover of members until the transaction ends. */
export const lockTurnovers = statement<LockTurnoversParams, LockTurnoversRow>({
  name: "rewards/turnover.lockTurnovers",
  text: `select member_id from turnover where merchant_id = $1 and member_id = any($2)
order by member_id
for update`,
  params: ["merchant","memberIds"],
  json: [],
  columns: ["memberId"],
  isPrepared: true,
});

export interface SubtractRoundsParams {
  readonly vendors: readonly string[];
  readonly roundIds: readonly string[];
}

/** Subtracts closed rounds from the required turnover of their members, like `leftTurnover` counts them. */
export const subtractRounds = statement<SubtractRoundsParams, never>({
  name: "rewards/turnover.subtractRounds",
  text: `update turnover t set required = greatest(0, t.required - counted.bet)
from (
  select u.member_id, sum(coalesce(r.turnover, r.bet))::bigint as bet
  from unnest($1::text[], $2::text[]) as gone (vendor, round_id)
  join round r on r.merchant_id = $3 and r.vendor = gone.vendor and r.round_id = gone.round_id
  join turnover u on u.merchant_id = r.merchant_id and u.member_id = r.member_id
  where not r.demo and r.closed_at > u.since
  group by u.member_id
) as counted
where t.merchant_id = $3 and t.member_id = counted.member_id`,
  params: ["vendors","roundIds","merchant"],
  json: [],
  columns: [],
  isPrepared: true,
});
