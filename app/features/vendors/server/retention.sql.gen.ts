// Generated from retention.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LockOldRoundsParams {
  readonly from: Date;
  readonly before: Date;
  readonly limit: number;
}

export interface LockOldRoundsRow {
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: string;
  readonly openedAt: Date;
}

/** Locks closed rounds that began and ended before a time and have no later transactions, oldest first, from one on. */
export const lockOldRounds = statement<LockOldRoundsParams, LockOldRoundsRow>({
  name: "vendors/retention.lockOldRounds",
  text: `select r.vendor, r.round_id, r.member_id, r.opened_at from round r
where r.merchant_id = $1 and r.opened_at >= $2 and r.opened_at < $3 and r.closed_at < $3
  and r.state = 'closed' and not exists (
    select 1 from vendor_transaction t
    where t.merchant_id = r.merchant_id and t.vendor = r.vendor and t.round_id = r.round_id and t.at >= $3)
order by r.opened_at
limit $4::int
for update of r`,
  params: ["merchant","from","before","limit"],
  json: [],
  columns: ["vendor","roundId","memberId","openedAt"],
  isPrepared: true,
});

export interface DeleteTransactionsParams {
  readonly vendors: readonly string[];
  readonly roundIds: readonly string[];
}

export const deleteTransactions = statement<DeleteTransactionsParams, never>({
  name: "vendors/retention.deleteTransactions",
  text: `delete from vendor_transaction t using unnest($1::text[], $2::text[]) as old (vendor, round_id)
where t.merchant_id = $3 and t.vendor = old.vendor and t.round_id = old.round_id`,
  params: ["vendors","roundIds","merchant"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteRoundsParams {
  readonly vendors: readonly string[];
  readonly roundIds: readonly string[];
}

/** Deletes rounds, and adds those of real accounts to the sums of deleted rounds. */
export const deleteRounds = statement<DeleteRoundsParams, never>({
  name: "vendors/retention.deleteRounds",
  text: `with gone as (
  delete from round r using unnest($1::text[], $2::text[]) as old (vendor, round_id)
  where r.merchant_id = $3 and r.vendor = old.vendor and r.round_id = old.round_id
  returning r.member_id, r.category, r.demo, r.bet, r.win
)
insert into deleted_play (merchant_id, member_id, category, rounds, bet, win)
select $3, member_id, category, count(*), sum(bet)::bigint, sum(win)::bigint from gone
where not demo
group by member_id, category
on conflict (merchant_id, member_id, category) do update
set rounds = deleted_play.rounds + excluded.rounds, bet = deleted_play.bet + excluded.bet,
  win = deleted_play.win + excluded.win`,
  params: ["vendors","roundIds","merchant"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteRollbacksWithoutRoundParams {
  readonly before: Date;
  readonly limit: number;
}

/** Deletes some rollbacks from before a time, and the marks of bets that they came before, that have no round. */
export const deleteRollbacksWithoutRound = statement<DeleteRollbacksWithoutRoundParams, never>({
  name: "vendors/retention.deleteRollbacksWithoutRound",
  text: `delete from vendor_transaction where merchant_id = $1 and (vendor, transaction_id) in (
  select t.vendor, t.transaction_id from vendor_transaction t
  where t.merchant_id = $1 and t.kind in ('rollback', 'tombstone') and t.at < $2 and not exists (
    select 1 from round r where r.merchant_id = t.merchant_id and r.vendor = t.vendor and r.round_id = t.round_id)
  limit $3::int)`,
  params: ["merchant","before","limit"],
  json: [],
  columns: [],
  isPrepared: true,
});
