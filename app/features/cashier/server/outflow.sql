-- Locks the wallets of members, in the lock order of postings.
/* @name lockWallets */
select wallet from balance
where merchant_id = :merchant! and member_id = any(:memberIds!)
order by member_id, wallet collate "C"
for update;

/* @name sumOfClaimedRewards */
select coalesce(sum(amount), 0)::bigint as "sum!" from reward
where merchant_id = :merchant! and member_id = :memberId! and state = 'claimed' and id = any(:ids!);

-- Counts and adds up the money that has left a member since a time: withdrawals except in the states `uncounted`, and postings
-- of the ledger kinds `kinds`. `minId` is a lower bound of the ids of the transactions since that time.
/* @name outflowSince */
select count(*)::int as "total!", coalesce(sum(amount), 0)::bigint as "sum!" from (
  select amount from payment_order
  where merchant_id = :merchant! and member_id = :memberId! and kind = 'withdrawal' and not state = any(:uncounted!)
    and created_at >= :since!
  union all
  select -p.amount from posting p
  join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = :merchant! and p.member_id = :memberId! and p.transaction_id >= :minId! and p.amount < 0
    and t.kind = any(:kinds!) and t.at >= :since!
) as gone;
