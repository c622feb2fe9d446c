/* @name insertMessage */
insert into message (merchant_id, id, member_id, kind, params, at)
values (:merchant!, :id!, :memberId!, :kind!, :params!, :at!);

-- Returns one page of a member's messages, latest first.
/* @name messagesOf */
select id, kind, params, at, read_at from message
where merchant_id = :merchant! and member_id = :memberId!
order by at desc, id desc
limit :limit!::int offset :offset!::int;

/* @name countMessages */
select count(*)::int as "total!", (count(*) filter (where read_at is null))::int as "unread!" from message
where merchant_id = :merchant! and member_id = :memberId!;

-- Marks one message as read, or all.
/* @name markRead */
update message set read_at = :now!
where merchant_id = :merchant! and member_id = :memberId! and (:id::uuid is null or id = :id) and read_at is null;

/* @name deleteMessage */
delete from message where merchant_id = :merchant! and member_id = :memberId! and id = :id!;
