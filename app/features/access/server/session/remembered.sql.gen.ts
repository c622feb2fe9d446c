// Generated from remembered.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface InsertRememberedParams {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export const insertRemembered = statement<InsertRememberedParams, never>({
  name: "access/remembered.insertRemembered",
  text: `insert into remembered (merchant_id, token_hash, member_id, session_id, expires_at)
values ($1, $2, $3, $4, $5)`,
  params: ["merchant","tokenHash","memberId","sessionId","expiresAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface RememberedOfTokenParams {
  readonly tokenHash: string;
  readonly now: Date;
}

export interface RememberedOfTokenRow {
  readonly memberId: string;
  readonly sessionId: string;
  readonly usedAt: Date | null;
}

export const rememberedOfToken = statement<RememberedOfTokenParams, RememberedOfTokenRow>({
  name: "access/remembered.rememberedOfToken",
  text: `select member_id, session_id, used_at from remembered
where merchant_id = $1 and token_hash = $2 and expires_at > $3`,
  params: ["merchant","tokenHash","now"],
  json: [],
  columns: ["memberId","sessionId","usedAt"],
  isPrepared: true,
});

export interface UseUpRememberedParams {
  readonly now: Date;
  readonly tokenHash: string;
}

export const useUpRemembered = statement<UseUpRememberedParams, never>({
  name: "access/remembered.useUpRemembered",
  text: `update remembered set used_at = $1 where merchant_id = $2 and token_hash = $3 and used_at is null`,
  params: ["now","merchant","tokenHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface MoveToSessionParams {
  readonly to: string;
  readonly from: string;
}

export const moveToSession = statement<MoveToSessionParams, never>({
  name: "access/remembered.moveToSession",
  text: `update remembered set session_id = $1 where merchant_id = $2 and session_id = $3`,
  params: ["to","merchant","from"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteSessionOfRememberedParams {
  readonly tokenHash: string;
}

export const deleteSessionOfRemembered = statement<DeleteSessionOfRememberedParams, never>({
  name: "access/remembered.deleteSessionOfRemembered",
  text: `delete from session
where merchant_id = $1 and id in (
  select session_id from remembered where merchant_id = $1 and token_hash = $2)`,
  params: ["merchant","tokenHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteRememberedOfParams {
  readonly memberId: string;
}

export const deleteRememberedOf = statement<DeleteRememberedOfParams, never>({
  name: "access/remembered.deleteRememberedOf",
  text: `delete from remembered where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: [],
  isPrepared: true,
});
