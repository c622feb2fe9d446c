-- Returns the required turnover less the bets in rounds closed since, up to a time, without demo rounds.
/* @name leftTurnover */
select greatest(0, t.required - coalesce((
  select sum(coalesce(r.turnover, r.bet)) from round r
  where r.merchant_id = :merchant! and r.member_id = :memberId! and r.state = 'closed' and not r.demo
    and r.closed_at > t.since and r.closed_at <= :now!), 0))::bigint as "left!"
from turnover t
where t.merchant_id = :merchant! and t.member_id = :memberId!;

/* @name addTurnoverRow */
insert into turnover (merchant_id, member_id, required, since) values (:merchant!, :memberId!, 0, :now!)
on conflict do nothing;

/* @name lockTurnover */
select member_id from turnover where merchant_id = :merchant! and member_id = :memberId! for update;

-- Adds an amount to the rest of the required turnover, and counts bets from a time on.
/* @name addRequired */
update turnover t
set required = greatest(0, t.required - coalesce((
    select sum(coalesce(r.turnover, r.bet)) from round r
    where r.merchant_id = :merchant! and r.member_id = :memberId! and r.state = 'closed' and not r.demo
      and r.closed_at > t.since and r.closed_at <= :now!), 0)) + :amount!::bigint,
  since = greatest(t.since, :now!)
where t.merchant_id = :merchant! and t.member_id = :memberId!;

/* @name insertPart */
insert into turnover_part (merchant_id, id, member_id, reward_id, required, at)
values (:merchant!, :id!, :memberId!, :rewardId, :required!, :at!);

-- Returns the latest parts of a member's required turnover, by the id of the reward or of the deposit's part.
/* @name latestParts */
select coalesce(reward_id, id) as "id!", required from turnover_part
where merchant_id = :merchant! and member_id = :memberId!
order by at desc, coalesce(reward_id, id) desc
limit :limit!::int;

-- Locks the required turnover of members until the transaction ends.
/* @name lockTurnovers */
select member_id from turnover where merchant_id = :merchant! and member_id = any(:memberIds!)
order by member_id
for update;

-- Subtracts closed rounds from the required turnover of their members, like `leftTurnover` counts them.
/* @name subtractRounds */
update turnover t set required = greatest(0, t.required - counted.bet)
from (
  select u.member_id, sum(coalesce(r.turnover, r.bet))::bigint as bet
  from unnest(:vendors!::text[], :roundIds!::text[]) as gone (vendor, round_id)
  join round r on r.merchant_id = :merchant! and r.vendor = gone.vendor and r.round_id = gone.round_id
  join turnover u on u.merchant_id = r.merchant_id and u.member_id = r.member_id
  where not r.demo and r.closed_at > u.since
  group by u.member_id
) as counted
where t.merchant_id = :merchant! and t.member_id = counted.member_id;
