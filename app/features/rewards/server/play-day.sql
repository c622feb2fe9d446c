/* @name countRound */
insert into play_day (merchant_id, member_id, day, category, rounds, bet, counted)
values (:merchant!, :memberId!, :day!, :category!, 1, :bet!, :counted!)
on conflict (merchant_id, member_id, day, category) do update
set rounds = play_day.rounds + 1, bet = play_day.bet + excluded.bet, counted = play_day.counted + excluded.counted;

/* @name sumOfCountedBets */
select coalesce(sum(counted), 0)::bigint as "bet!" from play_day where merchant_id = :merchant! and member_id = :memberId!;

-- Returns the counted bets without rebate of a member, by category, highest first.
/* @name betsWithoutRebate */
select category, sum(counted - rebated)::bigint as "bet!" from play_day
where merchant_id = :merchant! and member_id = :memberId! and counted > rebated
group by category
order by 2 desc, 1;

-- Marks a member's counted bets without rebate as rebated, in locked rows, and returns them like `betsWithoutRebate`.
/* @name claimBetsWithoutRebate */
with due as (
  select day, category, counted, rebated from play_day
  where merchant_id = :merchant! and member_id = :memberId! and counted > rebated
  order by day, category
  for update
), taken as (
  update play_day p set rebated = due.counted from due
  where p.merchant_id = :merchant! and p.member_id = :memberId! and p.day = due.day and p.category = due.category
  returning p.category, due.counted - due.rebated as bet
)
select category, sum(bet)::bigint as "bet!" from taken
group by category
order by 2 desc, 1;
