// Generated from sessions.sql. Do not edit.
import type { StaffRole } from "~/platform/wps/staff";
import { statement } from "~/platform/db/statement";

export interface StaffByAccountParams {
  readonly account: string;
}

export interface StaffByAccountRow {
  readonly id: string;
  readonly account: string;
  readonly role: StaffRole;
  readonly brands: readonly string[] | null;
  readonly passwordHash: string;
  readonly passwordOnce: boolean;
  readonly twoStepSecret: string | null;
  readonly twoStepOn: boolean;
  readonly locked: boolean;
  readonly version: number;
}

export const staffByAccount = statement<StaffByAccountParams, StaffByAccountRow>({
  name: "platform/sessions.staffByAccount",
  text: `select id, account, role, brands, password_hash, password_once, two_step_secret, two_step_on, locked, version
from staff_account
where account = $1`,
  params: ["account"],
  json: [],
  columns: ["id","account","role","brands","passwordHash","passwordOnce","twoStepSecret","twoStepOn","locked","version"],
  isPrepared: true,
});

export interface InsertStaffSessionParams {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly ip: string | null;
  readonly device: string;
  readonly now: Date;
}

export const insertStaffSession = statement<InsertStaffSessionParams, never>({
  name: "platform/sessions.insertStaffSession",
  text: `insert into staff_session (token_hash, staff_id, ip, device, created_at, seen_at)
values ($1, $2, $3, $4, $5, $5)`,
  params: ["tokenHash","staffId","ip","device","now"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteStaffSessionParams {
  readonly tokenHash: string;
}

export const deleteStaffSession = statement<DeleteStaffSessionParams, never>({
  name: "platform/sessions.deleteStaffSession",
  text: `delete from staff_session where token_hash = $1`,
  params: ["tokenHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteStaffSessionsParams {
  readonly staffId: string;
  readonly exceptHash: string | null;
}

/** Deletes the sessions of an account, except the one of a token. */
export const deleteStaffSessions = statement<DeleteStaffSessionsParams, never>({
  name: "platform/sessions.deleteStaffSessions",
  text: `delete from staff_session where staff_id = $1 and token_hash is distinct from $2`,
  params: ["staffId","exceptHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface StaffOfSessionParams {
  readonly tokenHash: string;
}

export interface StaffOfSessionRow {
  readonly id: string;
  readonly account: string;
  readonly role: StaffRole;
  readonly brands: readonly string[] | null;
  readonly passwordOnce: boolean;
  readonly twoStepOn: boolean;
  readonly seenAt: Date;
  readonly createdAt: Date;
}

export const staffOfSession = statement<StaffOfSessionParams, StaffOfSessionRow>({
  name: "platform/sessions.staffOfSession",
  text: `select a.id, a.account, a.role, a.brands, a.password_once, a.two_step_on, s.seen_at, s.created_at
from staff_session s join staff_account a on a.id = s.staff_id
where s.token_hash = $1 and not a.locked`,
  params: ["tokenHash"],
  json: [],
  columns: ["id","account","role","brands","passwordOnce","twoStepOn","seenAt","createdAt"],
  isPrepared: true,
});

export interface TouchStaffSessionParams {
  readonly now: Date;
  readonly tokenHash: string;
}

export const touchStaffSession = statement<TouchStaffSessionParams, never>({
  name: "platform/sessions.touchStaffSession",
  text: `update staff_session set seen_at = greatest(seen_at, $1) where token_hash = $2`,
  params: ["now","tokenHash"],
  json: [],
  columns: [],
  isPrepared: true,
});
