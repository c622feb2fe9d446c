// Generated from sessions.sql. Do not edit.
import type { AccountType } from "~/platform/wps/account-types";
import type { SignInMethod } from "~/platform/wps/account-types";
import { statement } from "~/platform/db/statement";

export interface InsertSessionParams {
  readonly tokenHash: string;
  readonly id: string;
  readonly memberId: string;
  readonly side: string;
  readonly method: string;
  readonly ip: string | null;
  readonly device: string;
  readonly deviceId: string | null;
  readonly now: Date;
}

export const insertSession = statement<InsertSessionParams, never>({
  name: "access/sessions.insertSession",
  text: `insert into session (merchant_id, token_hash, id, member_id, side, method, ip, device, device_id, created_at, seen_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
  params: ["merchant","tokenHash","id","memberId","side","method","ip","device","deviceId","now"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SessionOfTokenParams {
  readonly tokenHash: string;
}

export interface SessionOfTokenRow {
  readonly id: string;
  readonly memberId: string;
  readonly side: "member" | "agent";
  readonly method: SignInMethod;
  readonly seenAt: Date;
  readonly account: string;
  readonly type: AccountType;
  readonly passwordOnce: boolean;
  readonly passwordAt: Date;
}

/** Returns the session of a token with what its validity depends on; null for a locked account. */
export const sessionOfToken = statement<SessionOfTokenParams, SessionOfTokenRow>({
  name: "access/sessions.sessionOfToken",
  text: `select s.id, s.member_id, s.side, s.method, s.seen_at, m.account, m.type, m.password_once, m.password_at
from session s join member m on m.merchant_id = s.merchant_id and m.id = s.member_id
where s.merchant_id = $1 and s.token_hash = $2 and not m.locked`,
  params: ["merchant","tokenHash"],
  json: [],
  columns: ["id","memberId","side","method","seenAt","account","type","passwordOnce","passwordAt"],
  isPrepared: true,
});

export interface NoteUseParams {
  readonly now: Date;
  readonly tokenHash: string;
}

export const noteUse = statement<NoteUseParams, never>({
  name: "access/sessions.noteUse",
  text: `update session set seen_at = greatest(seen_at, $1::timestamptz) where merchant_id = $2 and token_hash = $3`,
  params: ["now","merchant","tokenHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteSessionOfTokenParams {
  readonly tokenHash: string;
}

export const deleteSessionOfToken = statement<DeleteSessionOfTokenParams, never>({
  name: "access/sessions.deleteSessionOfToken",
  text: `delete from session where merchant_id = $1 and token_hash = $2`,
  params: ["merchant","tokenHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteSessionParams {
  readonly id: string;
}

export const deleteSession = statement<DeleteSessionParams, never>({
  name: "access/sessions.deleteSession",
  text: `delete from session where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteOwnSessionParams {
  readonly memberId: string;
  readonly id: string;
}

export interface DeleteOwnSessionRow {
  readonly deviceId: string | null;
}

/** Ends one session of a member. */
export const deleteOwnSession = statement<DeleteOwnSessionParams, DeleteOwnSessionRow>({
  name: "access/sessions.deleteOwnSession",
  text: `delete from session where merchant_id = $1 and member_id = $2 and id::text = $3 returning device_id`,
  params: ["merchant","memberId","id"],
  json: [],
  columns: ["deviceId"],
  isPrepared: true,
});

export interface DeleteOtherSessionsParams {
  readonly memberId: string;
  readonly except: string | null;
}

export const deleteOtherSessions = statement<DeleteOtherSessionsParams, never>({
  name: "access/sessions.deleteOtherSessions",
  text: `delete from session where merchant_id = $1 and member_id = $2 and id::text is distinct from $3::text`,
  params: ["merchant","memberId","except"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SessionsOfParams {
  readonly memberId: string;
  readonly aliveSince: Date;
  readonly now: Date;
}

export interface SessionsOfRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly device: string;
  readonly ip: string | null;
}

/** Returns the sessions of a member that are in use, or can sign in again by a remembered token. */
export const sessionsOf = statement<SessionsOfParams, SessionsOfRow>({
  name: "access/sessions.sessionsOf",
  text: `select s.id, s.created_at, s.seen_at, s.device, s.ip
from session s
where s.merchant_id = $1 and s.member_id = $2
  and (s.seen_at >= $3 or exists (
    select 1 from remembered r
    where r.merchant_id = s.merchant_id and r.session_id = s.id and r.used_at is null and r.expires_at > $4))
order by s.id desc
limit 100`,
  params: ["merchant","memberId","aliveSince","now"],
  json: [],
  columns: ["id","createdAt","seenAt","device","ip"],
  isPrepared: true,
});

export interface StartOfSessionParams {
  readonly memberId: string;
  readonly id: string;
}

export interface StartOfSessionRow {
  readonly device: string;
  readonly createdAt: Date;
}

export const startOfSession = statement<StartOfSessionParams, StartOfSessionRow>({
  name: "access/sessions.startOfSession",
  text: `select device, created_at from session where merchant_id = $1 and member_id = $2 and id = $3`,
  params: ["merchant","memberId","id"],
  json: [],
  columns: ["device","createdAt"],
  isPrepared: true,
});

export interface InsertSignInParams {
  readonly id: string;
  readonly memberId: string;
  readonly at: Date;
  readonly ok: boolean;
  readonly method: string;
  readonly ip: string | null;
  readonly device: string;
}

export const insertSignIn = statement<InsertSignInParams, never>({
  name: "access/sessions.insertSignIn",
  text: `insert into sign_in (merchant_id, id, member_id, at, ok, method, ip, device)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: ["merchant","id","memberId","at","ok","method","ip","device"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SignInBeforeParams {
  readonly memberId: string;
  readonly except: Date | null;
}

export interface SignInBeforeRow {
  readonly at: Date;
}

/** Returns the time of a member's last successful sign-in, except the one at a given time. */
export const signInBefore = statement<SignInBeforeParams, SignInBeforeRow>({
  name: "access/sessions.signInBefore",
  text: `select at from sign_in
where merchant_id = $1 and member_id = $2 and ok and at <> coalesce($3, to_timestamp(0))
order by id desc
limit 1`,
  params: ["merchant","memberId","except"],
  json: [],
  columns: ["at"],
  isPrepared: true,
});
