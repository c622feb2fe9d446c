// Generated from play-day.sql. Do not edit.
import type { GameCategory } from "~/platform/brands/bet-weights";
import { statement } from "~/platform/db/statement";

export interface CountRoundParams {
  readonly memberId: string;
  readonly day: string;
  readonly category: string;
  readonly bet: bigint;
  readonly counted: bigint;
}

export const countRound = statement<CountRoundParams, never>({
  name: "rewards/play-day.countRound",
  text: `insert into play_day (merchant_id, member_id, day, category, rounds, bet, counted)
values ($1, $2, $3, $4, 1, $5, $6)
on conflict (merchant_id, member_id, day, category) do update
set rounds = play_day.rounds + 1, bet = play_day.bet + excluded.bet, counted = play_day.counted + excluded.counted`,
  params: ["merchant","memberId","day","category","bet","counted"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SumOfCountedBetsParams {
  readonly memberId: string;
}

export interface SumOfCountedBetsRow {
  readonly bet: bigint;
}

export const sumOfCountedBets = statement<SumOfCountedBetsParams, SumOfCountedBetsRow>({
  name: "rewards/play-day.sumOfCountedBets",
  text: `select coalesce(sum(counted), 0)::bigint as "bet!" from play_day where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["bet"],
  isPrepared: true,
});

export interface BetsWithoutRebateParams {
  readonly memberId: string;
}

export interface BetsWithoutRebateRow {
  readonly category: GameCategory;
  readonly bet: bigint;
}

/** Returns the counted bets without rebate of a member, by category, highest first. */
export const betsWithoutRebate = statement<BetsWithoutRebateParams, BetsWithoutRebateRow>({
  name: "rewards/play-day.betsWithoutRebate",
  text: `select category, sum(counted - rebated)::bigint as "bet!" from play_day
where merchant_id = $1 and member_id = $2 and counted > rebated
group by category
order by 2 desc, 1`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["category","bet"],
  isPrepared: true,
});

export interface ClaimBetsWithoutRebateParams {
  readonly memberId: string;
}

export interface ClaimBetsWithoutRebateRow {
  readonly category: GameCategory;
  readonly bet: bigint;
}

/** Marks a member's counted bets without rebate as rebated, in locked rows, and returns them like `betsWithoutRebate`. */
export const claimBetsWithoutRebate = statement<ClaimBetsWithoutRebateParams, ClaimBetsWithoutRebateRow>({
  name: "rewards/play-day.claimBetsWithoutRebate",
  text: `with due as (
  select day, category, counted, rebated from play_day
  where merchant_id = $1 and member_id = $2 and counted > rebated
  order by day, category
  for update
), taken as (
  update play_day p set rebated = due.counted from due
  where p.merchant_id = $1 and p.member_id = $2 and p.day = due.day and p.category = due.category
  returning p.category, due.counted - due.rebated as bet
)
select category, sum(bet)::bigint as "bet!" from taken
group by category
order by 2 desc, 1`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["category","bet"],
  isPrepared: true,
});
