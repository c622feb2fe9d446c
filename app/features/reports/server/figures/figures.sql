/* @fragment days */
unnest(:merchants!::text[], :days!::text[], :begins!::timestamptz[], :ends!::timestamptz[])
  as day (merchant, day, begins, ends);

-- @report
-- Counts new accounts by brand and day, without free-play accounts (type 4). The days are given with their starts and ends: a day
-- of a clock change has 23 or 25 hours. Each sum needs one index lookup per day.
/* @name registrations */
select day.merchant as "merchant!", day.day as "day!", each.total as "total!"
from @days
cross join lateral (
  select count(*)::int as total from member m
  where m.merchant_id = day.merchant and m.created_at >= day.begins and m.created_at < day.ends and m.type <> 4
) as each
where each.total > 0;

-- @report
-- Counts sign-ins by brand and day, without free play.
/* @name signIns */
select day.merchant as "merchant!", day.day as "day!", each.total as "total!"
from @days
cross join lateral (
  select count(*)::int as total from sign_in s
  where s.merchant_id = day.merchant and s.at >= day.begins and s.at < day.ends and s.ok and s.method <> 'freeplay'
) as each
where each.total > 0;

-- @report
-- Counts and adds up house postings of deposits, withdrawals and bonuses by brand, day and kind. Fees and play money use other
-- accounts.
/* @name money */
select day.merchant as "merchant!", day.day as "day!", each.kind, each.total as "total!", each.amount as "amount!"
from @days
cross join lateral (
  select t.kind, count(*)::int as total, sum(p.amount)::bigint as amount
  from ledger_transaction t join posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
  where t.merchant_id = day.merchant and t.at >= day.begins and t.at < day.ends
    and t.kind in ('deposit', 'withdrawPaid', 'withdrawReturned', 'bonus', 'rebate', 'referral')
    and p.member_id is null and (p.account like 'payment:%' or p.account like 'bonus:%')
  group by t.kind
) as each;

-- @report
-- Counts and adds up closed rounds by brand, day and category.
/* @name rounds */
select day.merchant as "merchant!", day.day as "day!", each.category, each.bets as "bets!", each.valid_bet as "validBet!",
  each.payout as "payout!"
from @days
cross join lateral (
  select r.category, count(*)::int as bets, sum(r.bet)::bigint as valid_bet, sum(r.win)::bigint as payout from round r
  where r.merchant_id = day.merchant and r.closed_at >= day.begins and r.closed_at < day.ends and r.state = 'closed'
    and not r.demo
  group by r.category
) as each
order by day.day, each.category;
