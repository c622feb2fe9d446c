// Generated from overview.sql. Do not edit.
import type { SignInMethod } from "~/platform/wps/account-types";
import { statement } from "~/platform/db/statement";

export interface LastSignInParams {
  readonly memberId: string;
}

export interface LastSignInRow {
  readonly at: Date;
  readonly ip: string | null;
  readonly device: string;
  readonly method: SignInMethod;
}

export const lastSignIn = statement<LastSignInParams, LastSignInRow>({
  name: "support/overview.lastSignIn",
  text: `select at, ip, device, method from sign_in
where merchant_id = $1 and member_id = $2 and ok
order by id desc
limit 1`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["at","ip","device","method"],
  isPrepared: true,
});

export interface RecordCountsParams {
  readonly memberId: string;
  readonly aliveFrom: Date;
}

export interface RecordCountsRow {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly bankAccounts: number;
  readonly sessions: number;
  readonly invited: number;
  readonly notes: number;
}

/** Counts the records of a member. Sessions last used before `aliveFrom` have ended. */
export const recordCounts = statement<RecordCountsParams, RecordCountsRow>({
  name: "support/overview.recordCounts",
  text: `select
  (select count(*) from payment_order where merchant_id = $1 and member_id = $2 and kind = 'deposit')::int
    as "deposits!",
  (select count(*) from payment_order where merchant_id = $1 and member_id = $2 and kind = 'withdrawal')::int
    as "withdrawals!",
  (select count(*) from bank_account where merchant_id = $1 and member_id = $2 and removed_at is null)::int
    as "bank_accounts!",
  (select count(*) from session where merchant_id = $1 and member_id = $2 and seen_at >= $3)::int
    as "sessions!",
  (select count(*) from member where merchant_id = $1 and upline_id = $2)::int as "invited!",
  (select count(*) from member_note where merchant_id = $1 and member_id = $2)::int as "notes!"`,
  params: ["merchant","memberId","aliveFrom"],
  json: [],
  columns: ["deposits","withdrawals","bankAccounts","sessions","invited","notes"],
  isPrepared: true,
});
