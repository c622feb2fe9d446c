/* @name staffByAccount */
select id, account, role, brands, password_hash, password_once, two_step_secret, two_step_on, locked, version
from staff_account
where account = :account!;

/* @name insertStaffSession */
insert into staff_session (token_hash, staff_id, ip, device, created_at, seen_at)
values (:tokenHash!, :staffId!, :ip, :device!, :now!, :now!);

/* @name deleteStaffSession */
delete from staff_session where token_hash = :tokenHash!;

-- Deletes the sessions of an account, except the one of a token.
/* @name deleteStaffSessions */
delete from staff_session where staff_id = :staffId! and token_hash is distinct from :exceptHash;

/* @name staffOfSession */
select a.id, a.account, a.role, a.brands, a.password_once, a.two_step_on, s.seen_at, s.created_at
from staff_session s join staff_account a on a.id = s.staff_id
where s.token_hash = :tokenHash! and not a.locked;

/* @name touchStaffSession */
update staff_session set seen_at = greatest(seen_at, :now!) where token_hash = :tokenHash!;
