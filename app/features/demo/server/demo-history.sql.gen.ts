// Generated from demo-history.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LockHistoryParams {
  readonly lock: number;
}

export interface LockHistoryRow {
  readonly pgAdvisoryXactLock: string | null;
}

/** Waits for another process that writes the brand's history; released at the end of the transaction. */
export const lockHistory = statement<LockHistoryParams, LockHistoryRow>({
  name: "demo/demo-history.lockHistory",
  text: `select pg_advisory_xact_lock($1::int, hashtext($2))::text`,
  params: ["lock","merchant"],
  json: [],
  columns: ["pgAdvisoryXactLock"],
  isPrepared: true,
});

export interface IsUsedRow {
  readonly used: boolean;
}

/** Returns whether the brand has a history or any activity. */
export const isUsed = statement<object, IsUsedRow>({
  name: "demo/demo-history.isUsed",
  text: `select exists (select 1 from demo_history where merchant_id = $1)
  or exists (select 1 from sign_in where merchant_id = $1)
  or exists (select 1 from session where merchant_id = $1)
  or exists (select 1 from round where merchant_id = $1)
  or exists (select 1 from payment_order where merchant_id = $1) as "used!"`,
  params: ["merchant"],
  json: [],
  columns: ["used"],
  isPrepared: true,
});

export interface InsertHistoryParams {
  readonly beganOn: string;
  readonly done: number;
}

export const insertHistory = statement<InsertHistoryParams, never>({
  name: "demo/demo-history.insertHistory",
  text: `insert into demo_history (merchant_id, began_on, done) values ($1, $2, $3)`,
  params: ["merchant","beganOn","done"],
  json: [],
  columns: [],
  isPrepared: true,
});
