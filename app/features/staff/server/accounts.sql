-- Writes no row when the account's name is taken.
/* @name insertStaff */
insert into staff_account (id, account, role, brands, password_hash, password_once, created_at)
values (:id!, :account!, :role!, :brands, :passwordHash!, true, :createdAt!)
on conflict (account) do nothing;

/* @name resetStaff */
update staff_account
set password_hash = :passwordHash!, password_once = true, two_step_on = false, two_step_secret = null, version = version + 1
where id = :id!;

/* @name updateStaff */
update staff_account set role = :role!, brands = :brands, locked = :locked!, version = version + 1 where id = :id!;

/* @name lockStaff */
select id from staff_account where account = :account! for update;

/* @fragment staffColumns */
a.account, a.role, a.brands, a.locked, a.two_step_on, a.password_once, a.version,
  (select max(seen_at) from staff_session s where s.staff_id = a.id) as last_seen;

-- Returns the accounts by name, each with its last activity.
/* @name staffList */
select @staffColumns
from staff_account a
order by a.account;

/* @name staffNamed */
select @staffColumns
from staff_account a
where a.account = :account!;
