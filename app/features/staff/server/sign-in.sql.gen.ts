// Generated from sign-in.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface DeleteSessionsBeforeParams {
  readonly before: Date;
}

export const deleteSessionsBefore = statement<DeleteSessionsBeforeParams, never>({
  name: "staff/sign-in.deleteSessionsBefore",
  text: `delete from staff_session where created_at < $1`,
  params: ["before"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetStaffPasswordParams {
  readonly passwordHash: string;
  readonly id: string;
}

export const setStaffPassword = statement<SetStaffPasswordParams, never>({
  name: "staff/sign-in.setStaffPassword",
  text: `update staff_account set password_hash = $1, password_once = false, version = version + 1 where id = $2`,
  params: ["passwordHash","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetStaffSecretParams {
  readonly secret: string;
  readonly id: string;
}

export const setStaffSecret = statement<SetStaffSecretParams, never>({
  name: "staff/sign-in.setStaffSecret",
  text: `update staff_account set two_step_secret = $1 where id = $2 and not two_step_on`,
  params: ["secret","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface ConfirmStaffTwoStepParams {
  readonly id: string;
}

export const confirmStaffTwoStep = statement<ConfirmStaffTwoStepParams, never>({
  name: "staff/sign-in.confirmStaffTwoStep",
  text: `update staff_account set two_step_on = true, version = version + 1 where id = $1`,
  params: ["id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SpendStaffStepParams {
  readonly step: bigint;
  readonly id: string;
}

/** Marks the code of a time step as used; writes no row when this or a later code was used before. */
export const spendStaffStep = statement<SpendStaffStepParams, never>({
  name: "staff/sign-in.spendStaffStep",
  text: `update staff_account set two_step_used = $1 where id = $2 and two_step_used < $1`,
  params: ["step","id"],
  json: [],
  columns: [],
  isPrepared: true,
});
