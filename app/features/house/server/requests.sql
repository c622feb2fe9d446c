/* @name requestById */
select content, round_id, answer from house_request
where merchant_id = :merchant! and session_id = :sessionId! and request_id = :requestId!;

/* @name insertRequest */
insert into house_request (merchant_id, session_id, request_id, content, round_id, at)
values (:merchant!, :sessionId!, :requestId!, :content!, :roundId!, :at!);

-- Stores the first answer of a request, and returns the stored one.
/* @name keepAnswer */
update house_request set answer = coalesce(answer, :answer!::json)
where merchant_id = :merchant! and session_id = :sessionId! and request_id = :requestId!
returning answer;

-- Deletes unanswered requests of a round, so that they can be made again.
/* @name forgetRequests */
delete from house_request where merchant_id = :merchant! and round_id = :roundId! and answer is null;
