-- Returns the sum of a member's credited deposits in a period, and the prize of a draw.
/* @name drawStatus */
select
  (select coalesce(sum(received), 0)::bigint from payment_order
   where merchant_id = :merchant! and member_id = :memberId! and kind = 'deposit' and state = 'credited'
     and paid_at >= :from! and paid_at < :to!) as "paid!",
  (select amount from reward where merchant_id = :merchant! and reference = :reference!) as "won?";
