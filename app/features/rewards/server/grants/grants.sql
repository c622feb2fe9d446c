/* @fragment grantColumns */
id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day, decided_by, decided_at, note;

-- Stores a grant that waits for a second person; returns no row when its request exists.
/* @name insertGrant */
insert into staff_grant (merchant_id, id, member_id, kind, amount, turnover, days, reason, request_id, state, given_by, at, day)
values (:merchant!, :id!, :memberId!, :kind!, :amount!, :turnover!, :days, :reason!, :requestId!, 'pending', :givenBy!, :at!,
  :day!)
on conflict do nothing
returning @grantColumns;

/* @name grantByRequest */
select @grantColumns
from staff_grant
where merchant_id = :merchant! and request_id = :requestId!;

/* @name grantById */
select @grantColumns
from staff_grant
where merchant_id = :merchant! and id = :id!;

/* @name lockGrant */
select @grantColumns
from staff_grant
where merchant_id = :merchant! and id = :id!
for update;

/* @name decideGrant */
update staff_grant set state = :state!, decided_by = :decidedBy, decided_at = :decidedAt, note = :note
where merchant_id = :merchant! and id = :id!;

-- @report
/* @name grantsPage */
select @grantColumns
from staff_grant
where merchant_id = :merchant! and (:state::text is null or state = :state)
order by id desc
limit :limit!::int offset :offset!::int;

-- @report
/* @name countGrants */
select count(*)::int as "total!" from staff_grant
where merchant_id = :merchant! and (:state::text is null or state = :state);

/* @name accountsOf */
select id, account from member where merchant_id = :merchant! and id = any(:ids!);
