-- Returns the limits of a member that were ever set.
/* @name limitsOf */
select kind, period, value, pending_value, pending_at from play_limit
where merchant_id = :merchant! and member_id = :memberId!;

/* @name addLimit */
insert into play_limit (merchant_id, member_id, kind, period) values (:merchant!, :memberId!, :kind!, :period!)
on conflict do nothing;

/* @name lockLimit */
select kind, period, value, pending_value, pending_at from play_limit
where merchant_id = :merchant! and member_id = :memberId! and kind = :kind! and period = :period!
for update;

/* @name updateLimit */
update play_limit set value = :value, pending_value = :pendingValue, pending_at = :pendingAt
where merchant_id = :merchant! and member_id = :memberId! and kind = :kind! and period = :period!;

/* @name insertLimitEvent */
insert into play_limit_event (merchant_id, member_id, kind, period, id, action, before, wanted, effective_at, at)
values (:merchant!, :memberId!, :kind!, :period!, :id!, :action!, :before, :wanted, :effectiveAt!, :at!);

-- Returns the sums of counted deposits since the starts of the current day, week and month. `earliest` is the earliest of them.
/* @name depositsSince */
select
  coalesce(sum(amount) filter (where at >= :day!), 0)::bigint as "day!",
  coalesce(sum(amount) filter (where at >= :week!), 0)::bigint as "week!",
  coalesce(sum(amount) filter (where at >= :month!), 0)::bigint as "month!"
from counted_deposit
where merchant_id = :merchant! and member_id = :memberId! and at >= :earliest!;

-- Returns the stakes and wins in the rounds that began since four times, including open ones. `minId` is a lower bound of the
-- ids of the rounds since the earliest of them.
/* @name positionsSince */
select
  coalesce(sum(bet) filter (where opened_at >= :session!), 0)::bigint as "sessionBet!",
  coalesce(sum(win) filter (where opened_at >= :session!), 0)::bigint as "sessionWin!",
  coalesce(sum(bet) filter (where opened_at >= :day!), 0)::bigint as "dayBet!",
  coalesce(sum(win) filter (where opened_at >= :day!), 0)::bigint as "dayWin!",
  coalesce(sum(bet) filter (where opened_at >= :week!), 0)::bigint as "weekBet!",
  coalesce(sum(win) filter (where opened_at >= :week!), 0)::bigint as "weekWin!",
  coalesce(sum(bet) filter (where opened_at >= :month!), 0)::bigint as "monthBet!",
  coalesce(sum(win) filter (where opened_at >= :month!), 0)::bigint as "monthWin!"
from round
where merchant_id = :merchant! and member_id = :memberId! and not demo and id >= :minId!;

-- Returns the start of a session, and the member's session limit in minutes.
/* @name sessionStart */
select s.created_at, case when l.pending_at <= :now! then l.pending_value else l.value end as minutes
from session s left join play_limit l
  on l.merchant_id = s.merchant_id and l.member_id = s.member_id and l.kind = 'session' and l.period = 'session'
where s.merchant_id = :merchant! and s.member_id = :memberId! and s.id = :sessionId!;

-- Returns the end of the longest time-out in force; null for none.
/* @name endOfTimeOut */
select max(until_at) as until_at from play_break
where merchant_id = :merchant! and member_id = :memberId! and kind = 'timeOut' and until_at > :now!;

/* @name insertTimeOut */
insert into play_break (merchant_id, member_id, id, kind, at, until_at)
values (:merchant!, :memberId!, :id!, 'timeOut', :at!, :untilAt!);
