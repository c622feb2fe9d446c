-- Returns a member's counted bets for each mission, and whether its reward was given, in the order of the lists. `types`: the
-- categories that count, with commas; empty for all.
/* @name missionStandings */
select
  (select coalesce(sum(p.counted), 0)::bigint from play_day p
   where p.merchant_id = :merchant! and p.member_id = :memberId! and p.day between m.first and m.last
     and (m.types = '' or p.category = any(string_to_array(m.types, ',')))) as "bet!",
  exists (select 1 from reward r where r.merchant_id = :merchant! and r.reference = m.reference) as "claimed!"
from unnest(:first!::date[], :last!::date[], :types!::text[], :references!::text[])
  with ordinality as m (first, last, types, reference, place)
order by m.place;

-- @report
-- Returns the members with the highest counted bets on the days of a mission, with their places. `types`: the categories that
-- count; empty for all.
/* @name leaders */
select s.member_id as "id!", m.account, s.bet as "bet!",
  row_number() over (order by s.bet desc, s.member_id)::int as "place!"
from (
  select member_id, sum(counted)::bigint as bet from play_day
  where merchant_id = :merchant! and day between :from! and :to!
    and (cardinality(:types!::text[]) = 0 or category = any(:types!))
  group by member_id
  order by 2 desc, 1
  limit :limit!::int
) s join member m on m.merchant_id = :merchant! and m.id = s.member_id
order by 4;
