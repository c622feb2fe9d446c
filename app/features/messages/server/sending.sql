-- Stores a message by staff; writes no row when its request was stored before.
/* @name insertSending */
insert into sending (merchant_id, id, request_id, audience, name, title, html, reason, actor, at, receivers)
values (:merchant!, :id!, :requestId!, :audience!, :name!, :title!, :html!, :reason, :actor!, :at!, :receivers!)
on conflict do nothing;

/* @name sendingByRequest */
select id, audience, name, title, html, reason, actor, at, receivers, sent, done_at from sending
where merchant_id = :merchant! and request_id = :requestId!;

/* @name sendingsPage */
select id, audience, name, title, html, reason, actor, at, receivers, sent, done_at from sending
where merchant_id = :merchant!
order by id desc
limit :limit!::int offset :offset!::int;

/* @name countSendings */
select count(*)::int as "total!" from sending where merchant_id = :merchant!;

/* @name textsOfSendings */
select id, title, html from sending where merchant_id = :merchant! and id = any(:ids!);

/* @name openSendings */
select id from sending where merchant_id = :merchant! and done_at is null order by id;

/* @name lockOpenSending */
select id, audience, name, at, sent_to from sending
where merchant_id = :merchant! and id = :id! and done_at is null
for update;

/* @name noteSent */
update sending set sent = sent + :sent!, sent_to = coalesce(:sentTo, sent_to), done_at = :doneAt
where merchant_id = :merchant! and id = :id!;

/* @fragment inAudience */
type <> 4
  and case :audience!::text
    when 'account' then account = :name!
    when 'label' then id in (select member_id from member_label where merchant_id = :merchant! and label = :name!)
    else true end;

-- @report
-- Counts the members of an audience, without demo accounts.
/* @name countReceivers */
select count(*)::int as "total!" from member
where merchant_id = :merchant! and @inAudience;

-- @report
-- Returns the next members of an audience by id, without demo accounts and members who registered after a time.
/* @name nextReceivers */
select id from member
where merchant_id = :merchant! and @inAudience
  and created_at <= :at! and (:after::uuid is null or id > :after)
order by id
limit :limit!::int;

/* @name insertMessages */
insert into message (merchant_id, id, member_id, kind, params, at)
select :merchant!, message_id, member_id, 'staff', :params!::jsonb, :at!::timestamptz
from unnest(:ids!::uuid[], :memberIds!::uuid[]) as receiver (message_id, member_id);
