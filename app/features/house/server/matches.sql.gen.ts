// Generated from matches.sql. Do not edit.
import type { MatchResult } from "~/features/house/rules/slip";
import { statement } from "~/platform/db/statement";

export interface MatchesByIdParams {
  readonly ids: readonly string[];
}

export interface MatchesByIdRow {
  readonly id: string;
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly result: MatchResult | null;
}

export const matchesById = statement<MatchesByIdParams, MatchesByIdRow>({
  name: "house/matches.matchesById",
  text: `select id, home, draw, away, seed, commitment, result from house_match
where merchant_id = $1 and id = any($2)`,
  params: ["merchant","ids"],
  json: [],
  columns: ["id","home","draw","away","seed","commitment","result"],
  isPrepared: true,
});

export interface InsertMatchParams {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
  readonly seed: Buffer;
  readonly commitment: string;
}

export const insertMatch = statement<InsertMatchParams, never>({
  name: "house/matches.insertMatch",
  text: `insert into house_match (merchant_id, id, starts_at, ends_at, home, draw, away, seed, commitment)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict do nothing`,
  params: ["merchant","id","startsAt","endsAt","home","draw","away","seed","commitment"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface NextEndParams {
  readonly ids: readonly string[];
}

export interface NextEndRow {
  readonly at: Date | null;
}

/** Returns the earliest end of the matches without a result; null when all have one. */
export const nextEnd = statement<NextEndParams, NextEndRow>({
  name: "house/matches.nextEnd",
  text: `select min(ends_at) as at from house_match where merchant_id = $1 and id = any($2) and result is null`,
  params: ["merchant","ids"],
  json: [],
  columns: ["at"],
  isPrepared: true,
});

export interface LockEndedMatchesParams {
  readonly now: Date;
}

export interface LockEndedMatchesRow {
  readonly id: string;
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
  readonly seed: Buffer;
}

/** Locks the ended matches without a result, except those that another process decides. */
export const lockEndedMatches = statement<LockEndedMatchesParams, LockEndedMatchesRow>({
  name: "house/matches.lockEndedMatches",
  text: `select id, home, draw, away, seed from house_match
where merchant_id = $1 and result is null and ends_at <= $2
order by id
for update skip locked`,
  params: ["merchant","now"],
  json: [],
  columns: ["id","home","draw","away","seed"],
  isPrepared: true,
});

export interface SetResultParams {
  readonly result: string;
  readonly id: string;
}

export const setResult = statement<SetResultParams, never>({
  name: "house/matches.setResult",
  text: `update house_match set result = $1 where merchant_id = $2 and id = $3`,
  params: ["result","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});
