// Generated from profit.sql. Do not edit.
import type { GameCategory } from "~/platform/brands/bet-weights";
import { statement } from "~/platform/db/statement";

export interface PlayByCategoryParams {
  readonly memberId: string;
  readonly from: Date;
  readonly to: Date;
}

export interface PlayByCategoryRow {
  readonly category: GameCategory;
  readonly rounds: number;
  readonly bet: bigint;
  readonly win: bigint;
  readonly valid: bigint;
}

/** Adds up a member's rounds of a period by category, highest stakes first. `valid` is the sum of the closed ones. */
export const playByCategory = statement<PlayByCategoryParams, PlayByCategoryRow>({
  name: "reports/profit.playByCategory",
  text: `select category, count(*)::int as "rounds!", sum(bet)::bigint as "bet!", sum(win)::bigint as "win!",
  coalesce(sum(bet) filter (where state = 'closed'), 0)::bigint as "valid!"
from round
where merchant_id = $1 and member_id = $2 and opened_at >= $3 and opened_at < $4
group by category
order by sum(bet) desc, category`,
  params: ["merchant","memberId","from","to"],
  json: [],
  columns: ["category","rounds","bet","win","valid"],
  isPrepared: false,
});

export interface MovedByKindParams {
  readonly memberId: string;
  readonly minId: string;
  readonly from: Date;
  readonly to: Date;
}

export interface MovedByKindRow {
  readonly kind: string;
  readonly sum: bigint;
}

/** Adds up a member's bonuses, deposits and withdrawals of a period by kind. `minId` is a lower bound of the ids of its entries. */
export const movedByKind = statement<MovedByKindParams, MovedByKindRow>({
  name: "reports/profit.movedByKind",
  text: `select t.kind, sum(p.amount)::bigint as "sum!"
from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
where p.merchant_id = $1 and p.member_id = $2 and p.transaction_id >= $3
  and t.at >= $4 and t.at < $5 and t.kind in ('bonus', 'rebate', 'referral', 'deposit', 'withdrawPaid')
group by t.kind`,
  params: ["merchant","memberId","minId","from","to"],
  json: [],
  columns: ["kind","sum"],
  isPrepared: false,
});
