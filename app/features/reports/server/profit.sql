-- @report
-- Adds up a member's rounds of a period by category, highest stakes first. `valid` is the sum of the closed ones.
/* @name playByCategory */
select category, count(*)::int as "rounds!", sum(bet)::bigint as "bet!", sum(win)::bigint as "win!",
  coalesce(sum(bet) filter (where state = 'closed'), 0)::bigint as "valid!"
from round
where merchant_id = :merchant! and member_id = :memberId! and opened_at >= :from! and opened_at < :to!
group by category
order by sum(bet) desc, category;

-- @report
-- Adds up a member's bonuses, deposits and withdrawals of a period by kind. `minId` is a lower bound of the ids of its entries.
/* @name movedByKind */
select t.kind, sum(p.amount)::bigint as "sum!"
from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
where p.merchant_id = :merchant! and p.member_id = :memberId! and p.transaction_id >= :minId!
  and t.at >= :from! and t.at < :to! and t.kind in ('bonus', 'rebate', 'referral', 'deposit', 'withdrawPaid')
group by t.kind;
