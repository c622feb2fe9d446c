-- @report
-- Counts and adds up a member's rounds of a period. `valid` is the sum of the closed ones.
/* @name betTotals */
select count(*)::int as "total!", coalesce(sum(bet), 0)::bigint as "bet!", coalesce(sum(win), 0)::bigint as "win!",
  coalesce(sum(bet) filter (where state = 'closed'), 0)::bigint as "valid!"
from round
where merchant_id = :merchant! and member_id = :memberId! and opened_at >= :from! and opened_at < :to!
  and (:vendor::text is null or vendor = :vendor) and (:category::text is null or category = :category);

-- @report
-- Returns a page of the rounds of `betTotals`, latest first.
/* @name betsPage */
select id, vendor, game_id, category, state, bet, win, opened_at from round
where merchant_id = :merchant! and member_id = :memberId! and opened_at >= :from! and opened_at < :to!
  and (:vendor::text is null or vendor = :vendor) and (:category::text is null or category = :category)
order by opened_at desc, id desc
limit :limit!::int offset :offset!::int;

-- @report
-- Returns a member's rounds of a period that are older than a given one, latest first.
/* @name betsAfter */
select id, vendor, game_id, category, state, bet, win, opened_at from round
where merchant_id = :merchant! and member_id = :memberId! and opened_at >= :from! and opened_at < :to!
  and (:after::uuid is null or (opened_at, id) <
    (select r.opened_at, r.id from round r
      where r.merchant_id = :merchant! and r.member_id = :memberId! and r.id = :after))
order by opened_at desc, id desc
limit :limit!::int;
