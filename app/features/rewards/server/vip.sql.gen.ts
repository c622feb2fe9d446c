// Generated from vip.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface RankOfMemberParams {
  readonly id: string;
}

export interface RankOfMemberRow {
  readonly rankLevel: number;
}

export const rankOfMember = statement<RankOfMemberParams, RankOfMemberRow>({
  name: "rewards/vip.rankOfMember",
  text: `select rank_level from member where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["rankLevel"],
  isPrepared: true,
});

export interface PlayersSinceParams {
  readonly day: string;
}

export interface PlayersSinceRow {
  readonly id: string;
  readonly rankLevel: number;
  readonly bet: bigint;
}

/** Returns the members who played since a day, with their rank and all their counted bets. */
export const playersSince = statement<PlayersSinceParams, PlayersSinceRow>({
  name: "rewards/vip.playersSince",
  text: `select m.id, m.rank_level, sum(p.counted)::bigint as "bet!"
from member m join play_day p on p.merchant_id = m.merchant_id and p.member_id = m.id
where m.merchant_id = $1
  and m.id in (select member_id from play_day where merchant_id = $1 and day >= $2)
group by m.id, m.rank_level`,
  params: ["merchant","day"],
  json: [],
  columns: ["id","rankLevel","bet"],
  isPrepared: false,
});

export interface RaiseRankParams {
  readonly rank: number;
  readonly id: string;
}

/** Writes no row for a member who already has the rank. */
export const raiseRank = statement<RaiseRankParams, never>({
  name: "rewards/vip.raiseRank",
  text: `update member set rank_level = $1 where merchant_id = $2 and id = $3 and rank_level < $1`,
  params: ["rank","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});
