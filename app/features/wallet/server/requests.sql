-- Stores a request without an answer. Writes no row when it was stored before; waits for a concurrent repeat.
/* @name insertRequest */
insert into money_request (merchant_id, member_id, request_id, content, answer, at)
values (:merchant!, :memberId!, :requestId!, :content!, 'null', :at!)
on conflict do nothing;

/* @name requestById */
select content, answer from money_request
where merchant_id = :merchant! and member_id = :memberId! and request_id = :requestId!;

/* @name setAnswer */
update money_request set answer = :answer!
where merchant_id = :merchant! and member_id = :memberId! and request_id = :requestId!;
