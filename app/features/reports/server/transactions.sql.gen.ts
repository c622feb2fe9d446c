// Generated from transactions.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface MovementTotalsParams {
  readonly memberId: string;
  readonly minId: string;
  readonly from: Date;
  readonly to: Date;
  readonly kinds: readonly string[] | null;
  readonly isExcluded: boolean;
}

export interface MovementTotalsRow {
  readonly total: number;
  readonly came: bigint;
  readonly went: bigint;
}

/** Counts a member's movements of a period, and adds up the entries that added (`came`) or took money (`went`). `kinds` null: all; `isExcluded`: all others. `minId` is a lower bound of the ids of the period's entries. */
export const movementTotals = statement<MovementTotalsParams, MovementTotalsRow>({
  name: "reports/transactions.movementTotals",
  text: `select coalesce(sum(lines), 0)::int as "total!",
  coalesce(sum(change) filter (where change > 0), 0)::bigint as "came!",
  coalesce(-sum(change) filter (where change < 0), 0)::bigint as "went!"
from (
  select count(*) as lines, sum(p.amount) as change
  from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = $1 and p.member_id = $2 and p.transaction_id >= $3
    and t.at >= $4 and t.at < $5 and ($6::text[] is null or (t.kind = any($6)) <> $7)
  group by p.transaction_id
) as entry`,
  params: ["merchant","memberId","minId","from","to","kinds","isExcluded"],
  json: [],
  columns: ["total","came","went"],
  isPrepared: false,
});

export interface MovementsPageParams {
  readonly memberId: string;
  readonly minId: string;
  readonly from: Date;
  readonly to: Date;
  readonly kinds: readonly string[] | null;
  readonly isExcluded: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface MovementsPageRow {
  readonly id: string;
  readonly line: number;
  readonly kind: string;
  readonly account: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly details: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** Returns a page of the movements of `movementTotals`, latest first. */
export const movementsPage = statement<MovementsPageParams, MovementsPageRow>({
  name: "reports/transactions.movementsPage",
  text: `select p.transaction_id as id, p.line, t.kind, p.account, p.amount, p.balance as "balance!", t.details, t.at
from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
where p.merchant_id = $1 and p.member_id = $2 and p.transaction_id >= $3
  and t.at >= $4 and t.at < $5 and ($6::text[] is null or (t.kind = any($6)) <> $7)
order by p.transaction_id desc, p.line desc
limit $8::int offset $9::int`,
  params: ["merchant","memberId","minId","from","to","kinds","isExcluded","limit","offset"],
  json: [],
  columns: ["id","line","kind","account","amount","balance","details","at"],
  isPrepared: false,
});

export interface MovementsAfterParams {
  readonly memberId: string;
  readonly minId: string;
  readonly from: Date;
  readonly to: Date;
  readonly id: string | null;
  readonly line: number | null;
  readonly limit: number;
}

export interface MovementsAfterRow {
  readonly id: string;
  readonly line: number;
  readonly kind: string;
  readonly account: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly details: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** Returns a member's movements of a period that are older than a given one, latest first. */
export const movementsAfter = statement<MovementsAfterParams, MovementsAfterRow>({
  name: "reports/transactions.movementsAfter",
  text: `select p.transaction_id as id, p.line, t.kind, p.account, p.amount, p.balance as "balance!", t.details, t.at
from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
where p.merchant_id = $1 and p.member_id = $2 and p.transaction_id >= $3
  and t.at >= $4 and t.at < $5 and ($6::uuid is null or (p.transaction_id, p.line) < ($6, $7::int))
order by p.transaction_id desc, p.line desc
limit $8::int`,
  params: ["merchant","memberId","minId","from","to","id","line","limit"],
  json: [],
  columns: ["id","line","kind","account","amount","balance","details","at"],
  isPrepared: false,
});
