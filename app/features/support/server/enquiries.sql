/* @name insertEnquiry */
insert into enquiry (merchant_id, id, member_id, topic, content, contact, at)
values (:merchant!, :id!, :memberId, :topic!, :content!, :contact!, :at!);

/* @fragment enquiryColumns */
e.id, e.member_id, e.topic, e.content, e.contact, e.at, e.answered_at, e.answered_by, m.account as "account?";

-- Returns one page of the enquiries without an answer, oldest first.
/* @name openEnquiries */
select @enquiryColumns
from enquiry e left join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
where e.merchant_id = :merchant! and e.answered_at is null
order by e.id
limit :limit!::int offset :offset!::int;

/* @name countOpenEnquiries */
select count(*)::int as "total!" from enquiry where merchant_id = :merchant! and answered_at is null;

-- Returns one page of the answered enquiries, newest first.
/* @name answeredEnquiries */
select @enquiryColumns
from enquiry e left join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
where e.merchant_id = :merchant! and e.answered_at is not null
order by e.id desc
limit :limit!::int offset :offset!::int;

/* @name countAnsweredEnquiries */
select count(*)::int as "total!" from enquiry where merchant_id = :merchant! and answered_at is not null;

/* @name enquiryById */
select @enquiryColumns
from enquiry e left join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
where e.merchant_id = :merchant! and e.id = :id!;

-- Marks an enquiry as answered, unless it is.
/* @name markAnswered */
update enquiry set answered_at = :answeredAt!, answered_by = :answeredBy!
where merchant_id = :merchant! and id = :id! and answered_at is null;
