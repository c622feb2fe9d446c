-- Returns one page of the members that a member invited, latest first, with their deposits and bets.
/* @name friendsPage */
select m.account, m.created_at,
  (select coalesce(sum(o.received), 0)::bigint from payment_order o
   where o.merchant_id = m.merchant_id and o.member_id = m.id and o.kind = 'deposit' and o.state = 'credited') as "paid!",
  (select coalesce(sum(p.bet), 0)::bigint from play_day p
   where p.merchant_id = m.merchant_id and p.member_id = m.id) as "bet!"
from member m
where m.merchant_id = :merchant! and m.upline_id = :memberId!
order by m.created_at desc, m.id desc
limit :limit!::int offset :offset!::int;

-- Counts the members that a member invited, and sums the rewards for them.
/* @name friendTotals */
select count(*)::int as "invited!",
  count(*) filter (where exists (
    select 1 from play_day p where p.merchant_id = m.merchant_id and p.member_id = m.id))::int as "playing!",
  (select coalesce(sum(r.amount) filter (where r.state = 'claimed'), 0)::bigint from reward r
   where r.merchant_id = :merchant! and r.member_id = :memberId! and r.kind = 'referral') as "earned!",
  (select coalesce(sum(w.amount), 0)::bigint from reward w
   where w.merchant_id = :merchant! and w.member_id = :memberId! and w.kind = 'referral' and w.state = 'waiting'
     and (w.expires_at is null or w.expires_at > :now!)) as "waiting!"
from member m
where m.merchant_id = :merchant! and m.upline_id = :memberId!;

-- Returns the inviter of a member and the member's deposits; no row for a member without an inviter.
/* @name inviterOf */
select m.upline_id as "inviter!",
  (select coalesce(sum(o.received), 0)::bigint from payment_order o
   where o.merchant_id = m.merchant_id and o.member_id = m.id and o.kind = 'deposit' and o.state = 'credited') as "paid!"
from member m
where m.merchant_id = :merchant! and m.id = :id! and m.upline_id is not null;

-- @report
-- Returns the counted bets of each inviter's friends for each day of a period, without the days that were paid.
/* @name unpaidDays */
select m.upline_id as "inviter!", to_char(p.day, 'YYYY-MM-DD') as "day!", sum(p.counted)::bigint as "bet!"
from play_day p join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
where p.merchant_id = :merchant! and p.day >= :from! and p.day < :to! and m.upline_id is not null
  and not exists (
    select 1 from reward r
    where r.merchant_id = :merchant! and r.reference = 'friends:' || to_char(p.day, 'YYYY-MM-DD') || ':' || m.upline_id)
group by 1, 2
order by 2, 1;
