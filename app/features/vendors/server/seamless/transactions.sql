-- Stores a transaction; writes no row when its id exists.
/* @name insertTransaction */
insert into vendor_transaction (merchant_id, vendor, transaction_id, kind, content, member_id, round_id, amount, balance, at)
values (:merchant!, :vendor!, :transactionId!, :kind!, :content!, :memberId!, :roundId!, :amount!, 0, :at!)
on conflict do nothing;

/* @name lockTransaction */
select kind, content, balance, member_id, round_id, amount, rolled_back from vendor_transaction
where merchant_id = :merchant! and vendor = :vendor! and transaction_id = :transactionId!
for update;

/* @name updateAnswer */
update vendor_transaction set balance = :balance!
where merchant_id = :merchant! and vendor = :vendor! and transaction_id = :transactionId!;

/* @name markRolledBack */
update vendor_transaction set rolled_back = true
where merchant_id = :merchant! and vendor = :vendor! and transaction_id = :transactionId!;
