// Generated from player-support.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LockMemberParams {
  readonly id: string;
}

export interface LockMemberRow {
  readonly id: string;
}

export const lockMember = statement<LockMemberParams, LockMemberRow>({
  name: "support/player-support.lockMember",
  text: `select id from member where merchant_id = $1 and id = $2 for update`,
  params: ["merchant","id"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface SetLockedParams {
  readonly locked: boolean;
  readonly id: string;
}

export const setLocked = statement<SetLockedParams, never>({
  name: "support/player-support.setLocked",
  text: `update member set locked = $1 where merchant_id = $2 and id = $3`,
  params: ["locked","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetOneTimePasswordParams {
  readonly passwordHash: string;
  readonly passwordAt: Date;
  readonly passwordUntil: Date;
  readonly id: string;
}

export const setOneTimePassword = statement<SetOneTimePasswordParams, never>({
  name: "support/player-support.setOneTimePassword",
  text: `update member
set password_hash = $1, password_at = $2, password_once = true, password_until = $3
where merchant_id = $4 and id = $5`,
  params: ["passwordHash","passwordAt","passwordUntil","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface CountSessionsParams {
  readonly memberId: string;
}

export interface CountSessionsRow {
  readonly total: number;
}

export const countSessions = statement<CountSessionsParams, CountSessionsRow>({
  name: "support/player-support.countSessions",
  text: `select count(*)::int as "total!" from session where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface SetLabelsParams {
  readonly labels: unknown;
  readonly id: string;
}

export const setLabels = statement<SetLabelsParams, never>({
  name: "support/player-support.setLabels",
  text: `update member set labels = $1 where merchant_id = $2 and id = $3`,
  params: ["labels","merchant","id"],
  json: ["labels"],
  columns: [],
  isPrepared: true,
});

export interface DeleteLabelsParams {
  readonly memberId: string;
}

export const deleteLabels = statement<DeleteLabelsParams, never>({
  name: "support/player-support.deleteLabels",
  text: `delete from member_label where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface InsertLabelsParams {
  readonly memberId: string;
  readonly labels: readonly string[];
}

export const insertLabels = statement<InsertLabelsParams, never>({
  name: "support/player-support.insertLabels",
  text: `insert into member_label (merchant_id, label, member_id)
select $1, label, $2::uuid from unnest($3::text[]) as given (label)`,
  params: ["merchant","memberId","labels"],
  json: [],
  columns: [],
  isPrepared: true,
});
