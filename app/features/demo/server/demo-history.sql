-- Waits for another process that writes the brand's history; released at the end of the transaction.
/* @name lockHistory */
select pg_advisory_xact_lock(:lock!::int, hashtext(:merchant!))::text;

-- Returns whether the brand has a history or any activity.
/* @name isUsed */
select exists (select 1 from demo_history where merchant_id = :merchant!)
  or exists (select 1 from sign_in where merchant_id = :merchant!)
  or exists (select 1 from session where merchant_id = :merchant!)
  or exists (select 1 from round where merchant_id = :merchant!)
  or exists (select 1 from payment_order where merchant_id = :merchant!) as "used!";

/* @name insertHistory */
insert into demo_history (merchant_id, began_on, done) values (:merchant!, :beganOn!, :done!);
