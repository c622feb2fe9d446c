/* @fragment orderColumns */
merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state, received, remaining, fields,
  account, account_label, provider, provider_reference, pay_url, claimed_by, reviewed_by, first_approved_by, reason, created_at,
  changed_at, paid_at, confirm_until;

-- Stores a new order; only `cashier/orders.server.ts` stores orders and changes their state.
/* @name insertOrder */
insert into payment_order (merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state,
  fields, account, account_label, provider, first_approved_by, created_at, changed_at)
values (:merchant!, :id!, :memberId!, :kind!, :state!, 1, :method!, :amount!, :fee!, :security!, :securityState!,
  :fields!, :account, :accountLabel, :provider!, :firstApprovedBy, :now!, :now!)
returning @orderColumns;

/* @fragment nextState */
state = :to!, version = version + 1, changed_at = :now!, confirm_until = :confirmUntil,
  security_state = case
    when :securityAfter::text is null then security_state
    when security > 0 then :securityAfter
    else 'none' end,
  received = case when :setsReceived! then :received else received end,
  remaining = coalesce(:remaining, remaining),
  reviewed_by = coalesce(:reviewedBy, reviewed_by),
  reason = coalesce(:reason, reason),
  paid_at = coalesce(:paidAt, paid_at);

/* @fragment inExpectedState */
id = :id! and state = any(:from!)
  and (:memberId::uuid is null or member_id = :memberId)
  and (:expectedVersion::bigint is null or version = :expectedVersion);

-- Moves an order to its next state from one of the states `from`, optionally only of one member and in one version. Null keeps a
-- stored value, except in `confirmUntil`, and in `received` when `setsReceived`.
/* @name advanceOrder */
update payment_order set @nextState
where merchant_id = :merchant! and @inExpectedState
returning @orderColumns;

-- Like `advanceOrder`, and stores the provider's reference. A statement of its own: a trigger computes the search keys of an order
-- in each update that names its reference.
/* @name advanceOrderWithReference */
update payment_order set provider_reference = :providerReference!, @nextState
where merchant_id = :merchant! and @inExpectedState
returning @orderColumns;

-- Returns an order, optionally only of one member.
/* @name findOrder */
select @orderColumns
from payment_order
where merchant_id = :merchant! and id = :id! and (:memberId::uuid is null or member_id = :memberId);

-- Locks an order, optionally only of one member.
/* @name lockOrder */
select @orderColumns
from payment_order
where merchant_id = :merchant! and id = :id! and (:memberId::uuid is null or member_id = :memberId)
for update;

-- Sets or removes the claim of a staff member.
/* @name claimOrder */
update payment_order set claimed_by = :claimedBy, version = version + 1
where merchant_id = :merchant! and id = :id! and version = :expectedVersion!
returning @orderColumns;

-- Stores the first of two approvals and removes the claim.
/* @name approveFirst */
update payment_order set first_approved_by = :approver!, claimed_by = null, version = version + 1
where merchant_id = :merchant! and id = :id! and state = :state! and version = :expectedVersion!
returning @orderColumns;

-- Returns one page of a member's orders, latest first.
/* @name ordersOfMember */
select @orderColumns
from payment_order
where merchant_id = :merchant! and member_id = :memberId!
  and (:kind::text is null or kind = :kind)
  and (:states::text[] is null or state = any(:states))
order by id desc
limit :limit!::int offset :offset!::int;

/* @name countOrdersOfMember */
select count(*)::int as "total!" from payment_order
where merchant_id = :merchant! and member_id = :memberId!
  and (:kind::text is null or kind = :kind)
  and (:states::text[] is null or state = any(:states));

/* @name countPendingDeposits */
select count(*)::int as "total!" from payment_order
where merchant_id = :merchant! and member_id = :memberId! and state = 'pending' and created_at > :since!;

-- Stores the address of the provider's page; the first address and the first reference are kept.
/* @name setPayUrl */
update payment_order set pay_url = :payUrl!, provider_reference = coalesce(provider_reference, :reference)
where merchant_id = :merchant! and id = :id! and pay_url is null;

-- Stores the provider's reference; the first one is kept.
/* @name setReference */
update payment_order set provider_reference = :reference!
where merchant_id = :merchant! and id = :id! and provider_reference is null;

-- Returns paid withdrawals that were not confirmed in time, longest overdue first.
/* @name overdueOrders */
select id from payment_order
where merchant_id = :merchant! and state = 'paid' and confirm_until <= :now!
order by confirm_until, id
limit :limit!::int;

-- Returns deposits whose payment the provider has not created yet.
/* @name unansweredOrders */
select id from payment_order
where merchant_id = :merchant! and state = 'pending' and pay_url is null and created_at > :since!
order by id
limit :limit!::int;

-- Adds a line to the end of an order's history.
/* @name insertOrderEvent */
insert into payment_event (merchant_id, id, order_id, line, action, actor, note, at)
values (:merchant!, :id!, :orderId!,
  (select count(*) from payment_event where merchant_id = :merchant! and order_id = :orderId!),
  :action!, :actor!, :note, :at!);

-- Returns the history of an order, oldest first.
/* @name eventsOfOrder */
select action, actor, note, at from payment_event
where merchant_id = :merchant! and order_id = :orderId!
order by line, id
limit 200;

-- Stores a provider's notification; writes no row when its event id was stored before.
/* @name insertNotice */
insert into payment_notice (merchant_id, method, event_id, content, order_id, at)
values (:merchant!, :method!, :eventId!, :content!, :orderId!, :at!)
on conflict do nothing;

/* @name contentOfNotice */
select content from payment_notice where merchant_id = :merchant! and method = :method! and event_id = :eventId!;
