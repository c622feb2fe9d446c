// Generated from allowance.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface GivenOnDayParams {
  readonly actor: string;
  readonly kind: string;
  readonly day: string;
}

export interface GivenOnDayRow {
  readonly amount: bigint;
}

export const givenOnDay = statement<GivenOnDayParams, GivenOnDayRow>({
  name: "rewards/allowance.givenOnDay",
  text: `select amount from staff_grant_day where merchant_id = $1 and actor = $2 and kind = $3 and day = $4`,
  params: ["merchant","actor","kind","day"],
  json: [],
  columns: ["amount"],
  isPrepared: true,
});

export interface AddGrantDayParams {
  readonly actor: string;
  readonly kind: string;
  readonly day: string;
}

export const addGrantDay = statement<AddGrantDayParams, never>({
  name: "rewards/allowance.addGrantDay",
  text: `insert into staff_grant_day (merchant_id, actor, kind, day) values ($1, $2, $3, $4)
on conflict do nothing`,
  params: ["merchant","actor","kind","day"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockGrantDayParams {
  readonly actor: string;
  readonly kind: string;
  readonly day: string;
}

export interface LockGrantDayRow {
  readonly amount: bigint;
}

export const lockGrantDay = statement<LockGrantDayParams, LockGrantDayRow>({
  name: "rewards/allowance.lockGrantDay",
  text: `select amount from staff_grant_day
where merchant_id = $1 and actor = $2 and kind = $3 and day = $4
for update`,
  params: ["merchant","actor","kind","day"],
  json: [],
  columns: ["amount"],
  isPrepared: true,
});

export interface AddToDayParams {
  readonly amount: bigint;
  readonly actor: string;
  readonly kind: string;
  readonly day: string;
}

/** Adds an amount to a day's sum; a returned amount is negative. */
export const addToDay = statement<AddToDayParams, never>({
  name: "rewards/allowance.addToDay",
  text: `update staff_grant_day set amount = amount + $1
where merchant_id = $2 and actor = $3 and kind = $4 and day = $5`,
  params: ["amount","merchant","actor","kind","day"],
  json: [],
  columns: [],
  isPrepared: true,
});
