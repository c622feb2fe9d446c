// Generated from figures.sql. Do not edit.
import type { GameCategory } from "~/platform/brands/bet-weights";
import { statement } from "~/platform/db/statement";

export interface RegistrationsParams {
  readonly merchants: readonly string[];
  readonly days: readonly string[];
  readonly begins: readonly Date[];
  readonly ends: readonly Date[];
}

export interface RegistrationsRow {
  readonly merchant: string;
  readonly day: string;
  readonly total: number;
}

/** Counts new accounts by brand and day, without free-play accounts (type 4). The days are given with their starts and ends: a day of a clock change has 23 or 25 hours. Each sum needs one index lookup per day. */
export const registrations = statement<RegistrationsParams, RegistrationsRow>({
  name: "reports/figures.registrations",
  text: `select day.merchant as "merchant!", day.day as "day!", each.total as "total!"
from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
  as day (merchant, day, begins, ends)
cross join lateral (
  select count(*)::int as total from member m
  where m.merchant_id = day.merchant and m.created_at >= day.begins and m.created_at < day.ends and m.type <> 4
) as each
where each.total > 0`,
  params: ["merchants","days","begins","ends"],
  json: [],
  columns: ["merchant","day","total"],
  isPrepared: false,
});

export interface SignInsParams {
  readonly merchants: readonly string[];
  readonly days: readonly string[];
  readonly begins: readonly Date[];
  readonly ends: readonly Date[];
}

export interface SignInsRow {
  readonly merchant: string;
  readonly day: string;
  readonly total: number;
}

/** Counts sign-ins by brand and day, without free play. */
export const signIns = statement<SignInsParams, SignInsRow>({
  name: "reports/figures.signIns",
  text: `select day.merchant as "merchant!", day.day as "day!", each.total as "total!"
from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
  as day (merchant, day, begins, ends)
cross join lateral (
  select count(*)::int as total from sign_in s
  where s.merchant_id = day.merchant and s.at >= day.begins and s.at < day.ends and s.ok and s.method <> 'freeplay'
) as each
where each.total > 0`,
  params: ["merchants","days","begins","ends"],
  json: [],
  columns: ["merchant","day","total"],
  isPrepared: false,
});

export interface MoneyParams {
  readonly merchants: readonly string[];
  readonly days: readonly string[];
  readonly begins: readonly Date[];
  readonly ends: readonly Date[];
}

export interface MoneyRow {
  readonly merchant: string;
  readonly day: string;
  readonly kind: string;
  readonly total: number;
  readonly amount: bigint;
}

/** Counts and adds up house postings of deposits, withdrawals and bonuses by brand, day and kind. Fees and play money use other accounts. */
export const money = statement<MoneyParams, MoneyRow>({
  name: "reports/figures.money",
  text: `select day.merchant as "merchant!", day.day as "day!", each.kind, each.total as "total!", each.amount as "amount!"
from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
  as day (merchant, day, begins, ends)
cross join lateral (
  select t.kind, count(*)::int as total, sum(p.amount)::bigint as amount
  from ledger_transaction t join posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
  where t.merchant_id = day.merchant and t.at >= day.begins and t.at < day.ends
    and t.kind in ('deposit', 'withdrawPaid', 'withdrawReturned', 'bonus', 'rebate', 'referral')
    and p.member_id is null and (p.account like 'payment:%' or p.account like 'bonus:%')
  group by t.kind
) as each`,
  params: ["merchants","days","begins","ends"],
  json: [],
  columns: ["merchant","day","kind","total","amount"],
  isPrepared: false,
});

export interface RoundsParams {
  readonly merchants: readonly string[];
  readonly days: readonly string[];
  readonly begins: readonly Date[];
  readonly ends: readonly Date[];
}

export interface RoundsRow {
  readonly merchant: string;
  readonly day: string;
  readonly category: GameCategory;
  readonly bets: number;
  readonly validBet: bigint;
  readonly payout: bigint;
}

/** Counts and adds up closed rounds by brand, day and category. */
export const rounds = statement<RoundsParams, RoundsRow>({
  name: "reports/figures.rounds",
  text: `select day.merchant as "merchant!", day.day as "day!", each.category, each.bets as "bets!", each.valid_bet as "validBet!",
  each.payout as "payout!"
from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
  as day (merchant, day, begins, ends)
cross join lateral (
  select r.category, count(*)::int as bets, sum(r.bet)::bigint as valid_bet, sum(r.win)::bigint as payout from round r
  where r.merchant_id = day.merchant and r.closed_at >= day.begins and r.closed_at < day.ends and r.state = 'closed'
    and not r.demo
  group by r.category
) as each
order by day.day, each.category`,
  params: ["merchants","days","begins","ends"],
  json: [],
  columns: ["merchant","day","category","bets","validBet","payout"],
  isPrepared: false,
});
