-- @report
-- Counts a member's movements of a period, and adds up the entries that added (`came`) or took money (`went`). `kinds` null: all;
-- `isExcluded`: all others. `minId` is a lower bound of the ids of the period's entries.
/* @name movementTotals */
select coalesce(sum(lines), 0)::int as "total!",
  coalesce(sum(change) filter (where change > 0), 0)::bigint as "came!",
  coalesce(-sum(change) filter (where change < 0), 0)::bigint as "went!"
from (
  select count(*) as lines, sum(p.amount) as change
  from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = :merchant! and p.member_id = :memberId! and p.transaction_id >= :minId!
    and t.at >= :from! and t.at < :to! and (:kinds::text[] is null or (t.kind = any(:kinds)) <> :isExcluded!)
  group by p.transaction_id
) as entry;

-- @report
-- Returns a page of the movements of `movementTotals`, latest first.
/* @name movementsPage */
select p.transaction_id as id, p.line, t.kind, p.account, p.amount, p.balance as "balance!", t.details, t.at
from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
where p.merchant_id = :merchant! and p.member_id = :memberId! and p.transaction_id >= :minId!
  and t.at >= :from! and t.at < :to! and (:kinds::text[] is null or (t.kind = any(:kinds)) <> :isExcluded!)
order by p.transaction_id desc, p.line desc
limit :limit!::int offset :offset!::int;

-- @report
-- Returns a member's movements of a period that are older than a given one, latest first.
/* @name movementsAfter */
select p.transaction_id as id, p.line, t.kind, p.account, p.amount, p.balance as "balance!", t.details, t.at
from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
where p.merchant_id = :merchant! and p.member_id = :memberId! and p.transaction_id >= :minId!
  and t.at >= :from! and t.at < :to! and (:id::uuid is null or (p.transaction_id, p.line) < (:id, :line::int))
order by p.transaction_id desc, p.line desc
limit :limit!::int;
