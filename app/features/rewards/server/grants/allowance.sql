/* @name givenOnDay */
select amount from staff_grant_day where merchant_id = :merchant! and actor = :actor! and kind = :kind! and day = :day!;

/* @name addGrantDay */
insert into staff_grant_day (merchant_id, actor, kind, day) values (:merchant!, :actor!, :kind!, :day!)
on conflict do nothing;

/* @name lockGrantDay */
select amount from staff_grant_day
where merchant_id = :merchant! and actor = :actor! and kind = :kind! and day = :day!
for update;

-- Adds an amount to a day's sum; a returned amount is negative.
/* @name addToDay */
update staff_grant_day set amount = amount + :amount!
where merchant_id = :merchant! and actor = :actor! and kind = :kind! and day = :day!;
