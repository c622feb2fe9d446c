/* @fragment inSearch */
(:states::text[] is null or state = any(:states))
  and (:kind::text is null or kind = :kind)
  and (:memberId::uuid is null or member_id = :memberId)
  and (:method::text is null or method = :method)
  and (:amountFrom::bigint is null or amount >= :amountFrom)
  and (:amountTo::bigint is null or amount <= :amountTo)
  and (:from::timestamptz is null or created_at >= :from)
  and (:to::timestamptz is null or created_at < :to)
  and ((:ids::uuid[] is null and :memberIds::uuid[] is null)
    or (:ids::uuid[] is not null and id = any(:ids))
    or (:memberIds::uuid[] is not null and member_id = any(:memberIds)));

-- @report
-- Returns one page of a search, longest waiting first or newest first. `ids` and `memberIds` are alternatives; null for no
-- restriction.
/* @name ordersPage */
select merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until
from payment_order
where merchant_id = :merchant!
  and @inSearch
order by case when :oldestFirst! then id end, id desc
limit :limit!::int offset :offset!::int;

-- @report
/* @name countOrders */
select count(*)::int as "total!" from payment_order
where merchant_id = :merchant!
  and @inSearch;

-- @report
/* @name ordersById */
select id, member_id from payment_order where merchant_id = :merchant! and id = :id! limit :limit!::int;

-- @report
/* @name ordersByNumber */
select id, member_id from payment_order where merchant_id = :merchant! and number = :number! limit :limit!::int;

-- @report
-- Returns orders whose reference is at or after `reference` and before `end`, in byte order.
/* @name ordersByReference */
select id, member_id from payment_order
where merchant_id = :merchant! and reference_key >= :reference! and reference_key < :end!
limit :limit!::int;

/* @name accountsOfMembers */
select id, account from member where merchant_id = :merchant! and id = any(:ids!);
