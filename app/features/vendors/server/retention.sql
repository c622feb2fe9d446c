-- Locks closed rounds that began and ended before a time and have no later transactions, oldest first, from one on.
/* @name lockOldRounds */
select r.vendor, r.round_id, r.member_id, r.opened_at from round r
where r.merchant_id = :merchant! and r.opened_at >= :from! and r.opened_at < :before! and r.closed_at < :before!
  and r.state = 'closed' and not exists (
    select 1 from vendor_transaction t
    where t.merchant_id = r.merchant_id and t.vendor = r.vendor and t.round_id = r.round_id and t.at >= :before!)
order by r.opened_at
limit :limit!::int
for update of r;

/* @name deleteTransactions */
delete from vendor_transaction t using unnest(:vendors!::text[], :roundIds!::text[]) as old (vendor, round_id)
where t.merchant_id = :merchant! and t.vendor = old.vendor and t.round_id = old.round_id;

-- Deletes rounds, and adds those of real accounts to the sums of deleted rounds.
/* @name deleteRounds */
with gone as (
  delete from round r using unnest(:vendors!::text[], :roundIds!::text[]) as old (vendor, round_id)
  where r.merchant_id = :merchant! and r.vendor = old.vendor and r.round_id = old.round_id
  returning r.member_id, r.category, r.demo, r.bet, r.win
)
insert into deleted_play (merchant_id, member_id, category, rounds, bet, win)
select :merchant!, member_id, category, count(*), sum(bet)::bigint, sum(win)::bigint from gone
where not demo
group by member_id, category
on conflict (merchant_id, member_id, category) do update
set rounds = deleted_play.rounds + excluded.rounds, bet = deleted_play.bet + excluded.bet,
  win = deleted_play.win + excluded.win;

-- Deletes some rollbacks from before a time, and the marks of bets that they came before, that have no round.
/* @name deleteRollbacksWithoutRound */
delete from vendor_transaction where merchant_id = :merchant! and (vendor, transaction_id) in (
  select t.vendor, t.transaction_id from vendor_transaction t
  where t.merchant_id = :merchant! and t.kind in ('rollback', 'tombstone') and t.at < :before! and not exists (
    select 1 from round r where r.merchant_id = t.merchant_id and r.vendor = t.vendor and r.round_id = t.round_id)
  limit :limit!::int);
