-- Returns the breaks of a member in force.
/* @name breaksInForce */
select kind, until_at from play_break
where merchant_id = :merchant! and member_id = :memberId! and (until_at is null or until_at > :now!);

/* @fragment breaks */
select kind as "kind!", null::text as "period", null::bigint as "value", until_at as "at" from play_break
where merchant_id = :merchant! and member_id = :memberId! and (until_at is null or until_at > :now!);

/* @fragment sessionLimit */
select kind, period, value, (
  select min(created_at) from session
  where merchant_id = :merchant! and member_id = :memberId! and seen_at >= :aliveSince!
)
from (
  select kind, period, case when pending_at <= :now! then pending_value else value end as value from play_limit
  where merchant_id = :merchant! and member_id = :memberId! and kind = 'session'
) as held
where value is not null;

-- Returns the breaks and the session limit in force. The session starts at the earliest sign-in seen since `aliveSince`, so
-- another sign-in does not reset the limit.
/* @name restrictionsOnPlay */
@breaks
union all
@sessionLimit;

-- Like `restrictionsOnPlay`, with the loss limits in force. Locks all loss limits of the member until the transaction ends:
-- concurrent transactions that count against them wait.
/* @name restrictionsOnBet */
with loss as materialized (
  select kind, period, case when pending_at <= :now! then pending_value else value end as value from play_limit
  where merchant_id = :merchant! and member_id = :memberId! and kind = 'loss'
  order by period
  for update
)
@breaks
union all
@sessionLimit
union all
select kind, period, value, null from loss where value is not null;

-- Counts a deposit once, and returns the breaks and the deposit limits in force. Locks all deposit limits of the member until
-- the transaction ends.
/* @name restrictionsOnDeposit */
with deposit as materialized (
  select kind, period, case when pending_at <= :now! then pending_value else value end as value from play_limit
  where merchant_id = :merchant! and member_id = :memberId! and kind = 'deposit'
  order by period
  for update
), counted as (
  insert into counted_deposit (merchant_id, member_id, reference, amount, at)
  values (:merchant!, :memberId!, :reference!, :amount!, :now!)
  on conflict do nothing
)
@breaks
union all
select kind, period, value, null from deposit where value is not null;

-- Returns the losses since the starts of periods: stakes minus wins of the rounds that began since, including open ones. A
-- statement of its own, after the lock: it has to see the stakes of the transactions that this one waited for.
/* @name lossesSince */
select span.period as "period!", (
  select coalesce(sum(r.bet - r.win), 0)::bigint from round r
  where r.merchant_id = :merchant! and r.member_id = :memberId! and not r.demo
    and r.id >= span.min_id and r.opened_at >= span.from_at
) as "used!"
from unnest(:periods!::text[], :froms!::timestamptz[], :minIds!::uuid[]) as span (period, from_at, min_id);

-- Returns the counted deposits since the starts of periods, without one; see `lossesSince`.
/* @name depositsSinceWithout */
select span.period as "period!", (
  select coalesce(sum(d.amount), 0)::bigint from counted_deposit d
  where d.merchant_id = :merchant! and d.member_id = :memberId! and d.at >= span.from_at and d.reference <> :reference!
) as "used!"
from unnest(:periods!::text[], :froms!::timestamptz[]) as span (period, from_at);

/* @name deleteCountedDeposit */
delete from counted_deposit where merchant_id = :merchant! and member_id = :memberId! and reference = :reference!;
