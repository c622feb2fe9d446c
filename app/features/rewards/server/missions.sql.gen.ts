// Generated from missions.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface MissionStandingsParams {
  readonly memberId: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly types: readonly string[];
  readonly references: readonly string[];
}

export interface MissionStandingsRow {
  readonly bet: bigint;
  readonly claimed: boolean;
}

/** Returns a member's counted bets for each mission, and whether its reward was given, in the order of the lists. `types`: the categories that count, with commas; empty for all. */
export const missionStandings = statement<MissionStandingsParams, MissionStandingsRow>({
  name: "rewards/missions.missionStandings",
  text: `select
  (select coalesce(sum(p.counted), 0)::bigint from play_day p
   where p.merchant_id = $1 and p.member_id = $2 and p.day between m.first and m.last
     and (m.types = '' or p.category = any(string_to_array(m.types, ',')))) as "bet!",
  exists (select 1 from reward r where r.merchant_id = $1 and r.reference = m.reference) as "claimed!"
from unnest($3::date[], $4::date[], $5::text[], $6::text[])
  with ordinality as m (first, last, types, reference, place)
order by m.place`,
  params: ["merchant","memberId","first","last","types","references"],
  json: [],
  columns: ["bet","claimed"],
  isPrepared: true,
});

export interface LeadersParams {
  readonly from: string;
  readonly to: string;
  readonly types: readonly string[];
  readonly limit: number;
}

export interface LeadersRow {
  readonly id: string;
  readonly account: string;
  readonly bet: bigint;
  readonly place: number;
}

/** Returns the members with the highest counted bets on the days of a mission, with their places. `types`: the categories that count; empty for all. */
export const leaders = statement<LeadersParams, LeadersRow>({
  name: "rewards/missions.leaders",
  text: `select s.member_id as "id!", m.account, s.bet as "bet!",
  row_number() over (order by s.bet desc, s.member_id)::int as "place!"
from (
  select member_id, sum(counted)::bigint as bet from play_day
  where merchant_id = $1 and day between $2 and $3
    and (cardinality($4::text[]) = 0 or category = any($4))
  group by member_id
  order by 2 desc, 1
  limit $5::int
) s join member m on m.merchant_id = $1 and m.id = s.member_id
order by 4`,
  params: ["merchant","from","to","types","limit"],
  json: [],
  columns: ["id","account","bet","place"],
  isPrepared: false,
});
