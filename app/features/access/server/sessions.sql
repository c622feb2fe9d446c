/* @name insertSession */
insert into session (merchant_id, token_hash, id, member_id, side, method, ip, device, device_id, created_at, seen_at)
values (:merchant!, :tokenHash!, :id!, :memberId!, :side!, :method!, :ip, :device!, :deviceId, :now!, :now!);

-- Returns the session of a token with what its validity depends on; null for a locked account.
/* @name sessionOfToken */
select s.id, s.member_id, s.side, s.method, s.seen_at, m.account, m.type, m.password_once, m.password_at
from session s join member m on m.merchant_id = s.merchant_id and m.id = s.member_id
where s.merchant_id = :merchant! and s.token_hash = :tokenHash! and not m.locked;

/* @name noteUse */
update session set seen_at = greatest(seen_at, :now!::timestamptz) where merchant_id = :merchant! and token_hash = :tokenHash!;

/* @name deleteSessionOfToken */
delete from session where merchant_id = :merchant! and token_hash = :tokenHash!;

/* @name deleteSession */
delete from session where merchant_id = :merchant! and id = :id!;

-- Ends one session of a member.
/* @name deleteOwnSession */
delete from session where merchant_id = :merchant! and member_id = :memberId! and id::text = :id! returning device_id;

/* @name deleteOtherSessions */
delete from session where merchant_id = :merchant! and member_id = :memberId! and id::text is distinct from :except::text;

-- Returns the sessions of a member that are in use, or can sign in again by a remembered token.
/* @name sessionsOf */
select s.id, s.created_at, s.seen_at, s.device, s.ip
from session s
where s.merchant_id = :merchant! and s.member_id = :memberId!
  and (s.seen_at >= :aliveSince! or exists (
    select 1 from remembered r
    where r.merchant_id = s.merchant_id and r.session_id = s.id and r.used_at is null and r.expires_at > :now!))
order by s.id desc
limit 100;

/* @name startOfSession */
select device, created_at from session where merchant_id = :merchant! and member_id = :memberId! and id = :id!;

/* @name insertSignIn */
insert into sign_in (merchant_id, id, member_id, at, ok, method, ip, device)
values (:merchant!, :id!, :memberId!, :at!, :ok!, :method!, :ip, :device!);

-- Returns the time of a member's last successful sign-in, except the one at a given time.
/* @name signInBefore */
select at from sign_in
where merchant_id = :merchant! and member_id = :memberId! and ok and at <> coalesce(:except, to_timestamp(0))
order by id desc
limit 1;
