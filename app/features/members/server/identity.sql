/* @name identityCheckById */
select member_id, status, version, reason, submitted_at, reviewed_at, reviewed_by from identity_check
where merchant_id = :merchant! and member_id = :memberId!;

/* @name addIdentityCheck */
insert into identity_check (merchant_id, member_id, status, version) values (:merchant!, :memberId!, 'none', 0)
on conflict do nothing;

/* @name lockIdentityCheck */
select member_id, status, version, reason, submitted_at, reviewed_at, reviewed_by from identity_check
where merchant_id = :merchant! and member_id = :memberId!
for update;

/* @name updateIdentityCheck */
update identity_check
set status = :status!, version = :version!, reason = :reason, submitted_at = :submittedAt, reviewed_at = :reviewedAt,
  reviewed_by = :reviewedBy
where merchant_id = :merchant! and member_id = :memberId!;

-- Returns one page of the checks that wait for staff, longest waiting first.
/* @name waitingChecks */
select c.member_id, m.account, m.nickname, c.submitted_at, c.version
from identity_check c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
where c.merchant_id = :merchant! and c.status = 'pending'
order by c.submitted_at, c.member_id
limit :limit!::int offset :offset!::int;

/* @name countWaitingChecks */
select count(*)::int as "total!" from identity_check where merchant_id = :merchant! and status = 'pending';

/* @name insertDocument */
insert into identity_document (merchant_id, id, member_id, kind, content, sha256, width, height, created_at)
values (:merchant!, :id!, :memberId!, :kind!, :content!, :sha256!, :width!, :height!, :createdAt!);

-- Returns a member's documents without pictures, latest first.
/* @name documentsOf */
select id, kind, created_at from identity_document
where merchant_id = :merchant! and member_id = :memberId!
order by created_at desc, id desc;

/* @name documentById */
select member_id, kind, content, width, height, created_at from identity_document
where merchant_id = :merchant! and id = :id!;

/* @name insertIdentityEvent */
insert into identity_event (merchant_id, id, member_id, action, document_id, reason, actor, at)
values (:merchant!, :id!, :memberId!, :action!, :documentId, :reason, :actor!, :at!);

-- Returns the actions of staff on a member's check, latest first.
/* @name identityEventsOf */
select action, document_id, reason, actor, at from identity_event
where merchant_id = :merchant! and member_id = :memberId!
order by at desc, id desc
limit 200;
