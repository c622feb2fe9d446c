// Generated from outflow.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LockWalletsParams {
  readonly memberIds: readonly string[];
}

export interface LockWalletsRow {
  readonly wallet: string;
}

/** Locks the wallets of members, in the lock order of postings. */
export const lockWallets = statement<LockWalletsParams, LockWalletsRow>({
  name: "cashier/outflow.lockWallets",
  text: `select wallet from balance
where merchant_id = $1 and member_id = any($2)
order by member_id, wallet collate "C"
for update`,
  params: ["merchant","memberIds"],
  json: [],
  columns: ["wallet"],
  isPrepared: true,
});

export interface SumOfClaimedRewardsParams {
  readonly memberId: string;
  readonly ids: readonly string[];
}

export interface SumOfClaimedRewardsRow {
  readonly sum: bigint;
}

export const sumOfClaimedRewards = statement<SumOfClaimedRewardsParams, SumOfClaimedRewardsRow>({
  name: "cashier/outflow.sumOfClaimedRewards",
  text: `select coalesce(sum(amount), 0)::bigint as "sum!" from reward
where merchant_id = $1 and member_id = $2 and state = 'claimed' and id = any($3)`,
  params: ["merchant","memberId","ids"],
  json: [],
  columns: ["sum"],
  isPrepared: true,
});

export interface OutflowSinceParams {
  readonly memberId: string;
  readonly uncounted: readonly string[];
  readonly since: Date;
  readonly minId: string;
  readonly kinds: readonly string[];
}

export interface OutflowSinceRow {
  readonly total: number;
  readonly sum: bigint;
}

/** Counts and adds up the money that has left a member since a time: withdrawals except in the states `uncounted`, and postings of the ledger kinds `kinds`. `minId` is a lower bound of the ids of the transactions since that time. */
export const outflowSince = statement<OutflowSinceParams, OutflowSinceRow>({
  name: "cashier/outflow.outflowSince",
  text: `select count(*)::int as "total!", coalesce(sum(amount), 0)::bigint as "sum!" from (
  select amount from payment_order
  where merchant_id = $1 and member_id = $2 and kind = 'withdrawal' and not state = any($3)
    and created_at >= $4
  union all
  select -p.amount from posting p
  join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = $1 and p.member_id = $2 and p.transaction_id >= $5 and p.amount < 0
    and t.kind = any($6) and t.at >= $4
) as gone`,
  params: ["merchant","memberId","uncounted","since","minId","kinds"],
  json: [],
  columns: ["total","sum"],
  isPrepared: true,
});
