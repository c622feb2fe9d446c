/* @name rankOfMember */
select rank_level from member where merchant_id = :merchant! and id = :id!;

-- @report
-- Returns the members who played since a day, with their rank and all their counted bets.
/* @name playersSince */
select m.id, m.rank_level, sum(p.counted)::bigint as "bet!"
from member m join play_day p on p.merchant_id = m.merchant_id and p.member_id = m.id
where m.merchant_id = :merchant!
  and m.id in (select member_id from play_day where merchant_id = :merchant! and day >= :day!)
group by m.id, m.rank_level;

-- Writes no row for a member who already has the rank.
/* @name raiseRank */
update member set rank_level = :rank! where merchant_id = :merchant! and id = :id! and rank_level < :rank!;
