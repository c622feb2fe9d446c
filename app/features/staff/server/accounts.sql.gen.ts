// Generated from accounts.sql. Do not edit.
import type { StaffRole } from "~/platform/wps/staff";
import { statement } from "~/platform/db/statement";

export interface InsertStaffParams {
  readonly id: string;
  readonly account: string;
  readonly role: string;
  readonly brands: readonly string[] | null;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** Writes no row when the account's name is taken. */
export const insertStaff = statement<InsertStaffParams, never>({
  name: "staff/accounts.insertStaff",
  text: `insert into staff_account (id, account, role, brands, password_hash, password_once, created_at)
values ($1, $2, $3, $4, $5, true, $6)
on conflict (account) do nothing`,
  params: ["id","account","role","brands","passwordHash","createdAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface ResetStaffParams {
  readonly passwordHash: string;
  readonly id: string;
}

export const resetStaff = statement<ResetStaffParams, never>({
  name: "staff/accounts.resetStaff",
  text: `update staff_account
set password_hash = $1, password_once = true, two_step_on = false, two_step_secret = null, version = version + 1
where id = $2`,
  params: ["passwordHash","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface UpdateStaffParams {
  readonly role: string;
  readonly brands: readonly string[] | null;
  readonly locked: boolean;
  readonly id: string;
}

export const updateStaff = statement<UpdateStaffParams, never>({
  name: "staff/accounts.updateStaff",
  text: `update staff_account set role = $1, brands = $2, locked = $3, version = version + 1 where id = $4`,
  params: ["role","brands","locked","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockStaffParams {
  readonly account: string;
}

export interface LockStaffRow {
  readonly id: string;
}

export const lockStaff = statement<LockStaffParams, LockStaffRow>({
  name: "staff/accounts.lockStaff",
  text: `select id from staff_account where account = $1 for update`,
  params: ["account"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface StaffListRow {
  readonly account: string;
  readonly role: StaffRole;
  readonly brands: readonly string[] | null;
  readonly locked: boolean;
  readonly twoStepOn: boolean;
  readonly passwordOnce: boolean;
  readonly version: number;
  readonly lastSeen: Date | null;
}

/** Returns the accounts by name, each with its last activity. */
export const staffList = statement<object, StaffListRow>({
  name: "staff/accounts.staffList",
  text: `select a.account, a.role, a.brands, a.locked, a.two_step_on, a.password_once, a.version,
  (select max(seen_at) from staff_session s where s.staff_id = a.id) as last_seen
from staff_account a
order by a.account`,
  params: [],
  json: [],
  columns: ["account","role","brands","locked","twoStepOn","passwordOnce","version","lastSeen"],
  isPrepared: true,
});

export interface StaffNamedParams {
  readonly account: string;
}

export interface StaffNamedRow {
  readonly account: string;
  readonly role: StaffRole;
  readonly brands: readonly string[] | null;
  readonly locked: boolean;
  readonly twoStepOn: boolean;
  readonly passwordOnce: boolean;
  readonly version: number;
  readonly lastSeen: Date | null;
}

export const staffNamed = statement<StaffNamedParams, StaffNamedRow>({
  name: "staff/accounts.staffNamed",
  text: `select a.account, a.role, a.brands, a.locked, a.two_step_on, a.password_once, a.version,
  (select max(seen_at) from staff_session s where s.staff_id = a.id) as last_seen
from staff_account a
where a.account = $1`,
  params: ["account"],
  json: [],
  columns: ["account","role","brands","locked","twoStepOn","passwordOnce","version","lastSeen"],
  isPrepared: true,
});
