// Generated from bets.sql. Do not edit.
import type { GameCategory } from "~/platform/brands/bet-weights";
import { statement } from "~/platform/db/statement";

export interface BetTotalsParams {
  readonly memberId: string;
  readonly from: Date;
  readonly to: Date;
  readonly vendor: string | null;
  readonly category: string | null;
}

export interface BetTotalsRow {
  readonly total: number;
  readonly bet: bigint;
  readonly win: bigint;
  readonly valid: bigint;
}

/** Counts and adds up a member's rounds of a period. `valid` is the sum of the closed ones. */
export const betTotals = statement<BetTotalsParams, BetTotalsRow>({
  name: "reports/bets.betTotals",
  text: `select count(*)::int as "total!", coalesce(sum(bet), 0)::bigint as "bet!", coalesce(sum(win), 0)::bigint as "win!",
  coalesce(sum(bet) filter (where state = 'closed'), 0)::bigint as "valid!"
from round
where merchant_id = $1 and member_id = $2 and opened_at >= $3 and opened_at < $4
  and ($5::text is null or vendor = $5) and ($6::text is null or category = $6)`,
  params: ["merchant","memberId","from","to","vendor","category"],
  json: [],
  columns: ["total","bet","win","valid"],
  isPrepared: false,
});

export interface BetsPageParams {
  readonly memberId: string;
  readonly from: Date;
  readonly to: Date;
  readonly vendor: string | null;
  readonly category: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface BetsPageRow {
  readonly id: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly category: GameCategory;
  readonly state: "open" | "closed";
  readonly bet: bigint;
  readonly win: bigint;
  readonly openedAt: Date;
}

/** Returns a page of the rounds of `betTotals`, latest first. */
export const betsPage = statement<BetsPageParams, BetsPageRow>({
  name: "reports/bets.betsPage",
  text: `select id, vendor, game_id, category, state, bet, win, opened_at from round
where merchant_id = $1 and member_id = $2 and opened_at >= $3 and opened_at < $4
  and ($5::text is null or vendor = $5) and ($6::text is null or category = $6)
order by opened_at desc, id desc
limit $7::int offset $8::int`,
  params: ["merchant","memberId","from","to","vendor","category","limit","offset"],
  json: [],
  columns: ["id","vendor","gameId","category","state","bet","win","openedAt"],
  isPrepared: false,
});

export interface BetsAfterParams {
  readonly memberId: string;
  readonly from: Date;
  readonly to: Date;
  readonly after: string | null;
  readonly limit: number;
}

export interface BetsAfterRow {
  readonly id: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly category: GameCategory;
  readonly state: "open" | "closed";
  readonly bet: bigint;
  readonly win: bigint;
  readonly openedAt: Date;
}

/** Returns a member's rounds of a period that are older than a given one, latest first. */
export const betsAfter = statement<BetsAfterParams, BetsAfterRow>({
  name: "reports/bets.betsAfter",
  text: `select id, vendor, game_id, category, state, bet, win, opened_at from round
where merchant_id = $1 and member_id = $2 and opened_at >= $3 and opened_at < $4
  and ($5::uuid is null or (opened_at, id) <
    (select r.opened_at, r.id from round r
      where r.merchant_id = $1 and r.member_id = $2 and r.id = $5))
order by opened_at desc, id desc
limit $6::int`,
  params: ["merchant","memberId","from","to","after","limit"],
  json: [],
  columns: ["id","vendor","gameId","category","state","bet","win","openedAt"],
  isPrepared: false,
});
