/* @name lastSignIn */
select at, ip, device, method from sign_in
where merchant_id = :merchant! and member_id = :memberId! and ok
order by id desc
limit 1;

-- Counts the records of a member. Sessions last used before `aliveFrom` have ended.
/* @name recordCounts */
select
  (select count(*) from payment_order where merchant_id = :merchant! and member_id = :memberId! and kind = 'deposit')::int
    as "deposits!",
  (select count(*) from payment_order where merchant_id = :merchant! and member_id = :memberId! and kind = 'withdrawal')::int
    as "withdrawals!",
  (select count(*) from bank_account where merchant_id = :merchant! and member_id = :memberId! and removed_at is null)::int
    as "bank_accounts!",
  (select count(*) from session where merchant_id = :merchant! and member_id = :memberId! and seen_at >= :aliveFrom!)::int
    as "sessions!",
  (select count(*) from member where merchant_id = :merchant! and upline_id = :memberId!)::int as "invited!",
  (select count(*) from member_note where merchant_id = :merchant! and member_id = :memberId!)::int as "notes!";
