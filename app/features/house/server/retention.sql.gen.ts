// Generated from retention.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LockOldRoundsParams {
  readonly after: string;
  readonly maxId: string;
  readonly before: Date;
  readonly limit: number;
}

export interface LockOldRoundsRow {
  readonly id: string;
}

/** Locks rounds that are over and ended before a time, oldest first. `maxId` is the lowest id of that time. */
export const lockOldRounds = statement<LockOldRoundsParams, LockOldRoundsRow>({
  name: "house/retention.lockOldRounds",
  text: `select id from house_round
where merchant_id = $1 and id > $2 and id < $3 and due_at is null and coalesce(closed_at, opened_at) < $4
order by id
limit $5::int
for update`,
  params: ["merchant","after","maxId","before","limit"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface DeleteRequestsOfRoundsParams {
  readonly ids: readonly string[];
}

export const deleteRequestsOfRounds = statement<DeleteRequestsOfRoundsParams, never>({
  name: "house/retention.deleteRequestsOfRounds",
  text: `delete from house_request where merchant_id = $1 and round_id = any($2)`,
  params: ["merchant","ids"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteRoundsParams {
  readonly ids: readonly string[];
}

export const deleteRounds = statement<DeleteRoundsParams, never>({
  name: "house/retention.deleteRounds",
  text: `delete from house_round where merchant_id = $1 and id = any($2)`,
  params: ["merchant","ids"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockOldSessionsParams {
  readonly after: string;
  readonly maxId: string;
  readonly before: Date;
  readonly limit: number;
}

export interface LockOldSessionsRow {
  readonly id: string;
}

/** Locks sessions from before a time that have no rounds, oldest first. A player who begins a round locks its session, too. */
export const lockOldSessions = statement<LockOldSessionsParams, LockOldSessionsRow>({
  name: "house/retention.lockOldSessions",
  text: `select s.id from house_session s
where s.merchant_id = $1 and s.id > $2 and s.id < $3 and s.created_at < $4 and not exists (
  select 1 from house_round r where r.merchant_id = s.merchant_id and r.session_id = s.id)
order by s.id
limit $5::int
for update of s`,
  params: ["merchant","after","maxId","before","limit"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface DeleteSessionsParams {
  readonly ids: readonly string[];
}

export const deleteSessions = statement<DeleteSessionsParams, never>({
  name: "house/retention.deleteSessions",
  text: `delete from house_session where merchant_id = $1 and id = any($2)`,
  params: ["merchant","ids"],
  json: [],
  columns: [],
  isPrepared: true,
});
