// Generated from override-history.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface HistoryPageParams {
  readonly key: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface HistoryPageRow {
  readonly id: string;
  readonly key: string;
  readonly before: unknown | null;
  readonly after: unknown | null;
  readonly version: bigint;
  readonly reason: string;
  readonly actor: string;
  readonly at: Date;
  readonly undoes: string | null;
  readonly undoneBy: string | null;
}

/** Returns one page of a brand's changes, newest first; `undoneBy` is the latest change that undid one. */
export const historyPage = statement<HistoryPageParams, HistoryPageRow>({
  name: "flags/override-history.historyPage",
  text: `select h.id, h.key, h.before, h.after, h.version, h.reason, h.actor, h.at, h.undoes,
  (select undo.id from brand_override_history undo
   where undo.merchant_id = h.merchant_id and undo.undoes = h.id
   order by undo.version desc limit 1) as undone_by
from brand_override_history h
where h.merchant_id = $1 and ($2::text is null or h.key = $2)
order by h.version desc
limit $3::int offset $4::int`,
  params: ["merchant","key","limit","offset"],
  json: [],
  columns: ["id","key","before","after","version","reason","actor","at","undoes","undoneBy"],
  isPrepared: true,
});

export interface CountHistoryParams {
  readonly key: string | null;
}

export interface CountHistoryRow {
  readonly total: number;
}

export const countHistory = statement<CountHistoryParams, CountHistoryRow>({
  name: "flags/override-history.countHistory",
  text: `select count(*)::int as "total!" from brand_override_history
where merchant_id = $1 and ($2::text is null or key = $2)`,
  params: ["merchant","key"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface ChangeByIdParams {
  readonly id: string;
}

export interface ChangeByIdRow {
  readonly key: string;
  readonly before: unknown | null;
}

export const changeById = statement<ChangeByIdParams, ChangeByIdRow>({
  name: "flags/override-history.changeById",
  text: `select key, before from brand_override_history where merchant_id = $1 and id::text = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["key","before"],
  isPrepared: true,
});

export interface ChangeAfterParams {
  readonly key: string;
  readonly version: bigint;
}

export interface ChangeAfterRow {
  readonly actor: string;
}

/** Returns the author of the latest change of a key after a version. */
export const changeAfter = statement<ChangeAfterParams, ChangeAfterRow>({
  name: "flags/override-history.changeAfter",
  text: `select actor from brand_override_history
where merchant_id = $1 and key = $2 and version > $3
order by version desc
limit 1`,
  params: ["merchant","key","version"],
  json: [],
  columns: ["actor"],
  isPrepared: true,
});

export interface InsertChangeParams {
  readonly id: string;
  readonly version: bigint;
  readonly key: string;
  readonly before: unknown | null;
  readonly after: unknown | null;
  readonly reason: string;
  readonly actor: string;
  readonly at: Date;
  readonly undoes: string | null;
}

export const insertChange = statement<InsertChangeParams, never>({
  name: "flags/override-history.insertChange",
  text: `insert into brand_override_history (merchant_id, id, version, key, before, after, reason, actor, at, undoes)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  params: ["merchant","id","version","key","before","after","reason","actor","at","undoes"],
  json: ["before","after"],
  columns: [],
  isPrepared: true,
});
