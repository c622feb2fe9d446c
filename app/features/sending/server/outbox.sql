/* @name deleteOutboxBefore */
delete from outbox where merchant_id = :merchant! and at < :before!;

/* @name insertOutbox */
insert into outbox (merchant_id, id, channel, receiver, subject, body, at)
values (:merchant!, :id!, :channel!, :receiver!, :subject, :body!, :at!);

/* @name outboxPage */
select id, channel, receiver, subject, body, at from outbox
where merchant_id = :merchant!
order by id desc
limit :limit!::int offset :offset!::int;

/* @name countOutbox */
select count(*)::int as "total!" from outbox where merchant_id = :merchant!;
