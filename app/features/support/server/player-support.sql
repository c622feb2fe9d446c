/* @name lockMember */
select id from member where merchant_id = :merchant! and id = :id! for update;

/* @name setLocked */
update member set locked = :locked! where merchant_id = :merchant! and id = :id!;

/* @name setOneTimePassword */
update member
set password_hash = :passwordHash!, password_at = :passwordAt!, password_once = true, password_until = :passwordUntil!
where merchant_id = :merchant! and id = :id!;

/* @name countSessions */
select count(*)::int as "total!" from session where merchant_id = :merchant! and member_id = :memberId!;

/* @name setLabels */
update member set labels = :labels! where merchant_id = :merchant! and id = :id!;

/* @name deleteLabels */
delete from member_label where merchant_id = :merchant! and member_id = :memberId!;

/* @name insertLabels */
insert into member_label (merchant_id, label, member_id)
select :merchant!, label, :memberId!::uuid from unnest(:labels!::text[]) as given (label);
