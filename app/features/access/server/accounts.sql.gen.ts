// Generated from accounts.sql. Do not edit.
import type { AccountType } from "~/platform/wps/account-types";
import type { MemberLabel } from "~/platform/wps/account-types";
import { statement } from "~/platform/db/statement";

export interface MemberByIdParams {
  readonly id: string;
}

export interface MemberByIdRow {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly passwordHash: string | null;
  readonly passwordAt: Date;
  readonly passwordOnce: boolean;
  readonly passwordUntil: Date | null;
  readonly paymentHash: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  readonly birthday: string | null;
  readonly contacts: Readonly<Record<string, string>>;
  readonly avatar: string;
  readonly language: string | null;
  readonly uplineId: string | null;
  readonly referralCode: string;
  readonly rankLevel: number;
  readonly labels: readonly MemberLabel[];
  readonly locked: boolean;
  readonly firstLoginDone: boolean;
  readonly twoStepSecret: string | null;
  readonly twoStepOn: boolean;
  readonly createdAt: Date;
}

/** Returns a member by id. */
export const memberById = statement<MemberByIdParams, MemberByIdRow>({
  name: "access/accounts.memberById",
  text: `select id, account, nickname, type, password_hash, password_at, password_once, password_until, payment_hash, mobile, email,
  payee_name, birthday, contacts, avatar, language, upline_id, referral_code, rank_level, labels, locked, first_login_done,
  two_step_secret, two_step_on, created_at
from member
where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["id","account","nickname","type","passwordHash","passwordAt","passwordOnce","passwordUntil","paymentHash","mobile","email","payeeName","birthday","contacts","avatar","language","uplineId","referralCode","rankLevel","labels","locked","firstLoginDone","twoStepSecret","twoStepOn","createdAt"],
  isPrepared: true,
});

export interface MembersByKeyParams {
  readonly accounts: readonly string[];
  readonly mobile: string | null;
  readonly referralCodes: readonly string[];
}

export interface MembersByKeyRow {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly passwordHash: string | null;
  readonly passwordAt: Date;
  readonly passwordOnce: boolean;
  readonly passwordUntil: Date | null;
  readonly paymentHash: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  readonly birthday: string | null;
  readonly contacts: Readonly<Record<string, string>>;
  readonly avatar: string;
  readonly language: string | null;
  readonly uplineId: string | null;
  readonly referralCode: string;
  readonly rankLevel: number;
  readonly labels: readonly MemberLabel[];
  readonly locked: boolean;
  readonly firstLoginDone: boolean;
  readonly twoStepSecret: string | null;
  readonly twoStepOn: boolean;
  readonly createdAt: Date;
}

/** Returns the members with one of the user names, the mobile number, or one of the referral codes. */
export const membersByKey = statement<MembersByKeyParams, MembersByKeyRow>({
  name: "access/accounts.membersByKey",
  text: `select id, account, nickname, type, password_hash, password_at, password_once, password_until, payment_hash, mobile, email,
  payee_name, birthday, contacts, avatar, language, upline_id, referral_code, rank_level, labels, locked, first_login_done,
  two_step_secret, two_step_on, created_at
from member
where merchant_id = $1
  and (account = any($2) or mobile = $3 or referral_code = any($4))`,
  params: ["merchant","accounts","mobile","referralCodes"],
  json: [],
  columns: ["id","account","nickname","type","passwordHash","passwordAt","passwordOnce","passwordUntil","paymentHash","mobile","email","payeeName","birthday","contacts","avatar","language","uplineId","referralCode","rankLevel","labels","locked","firstLoginDone","twoStepSecret","twoStepOn","createdAt"],
  isPrepared: true,
});

export interface InsertMemberParams {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
  readonly paymentHash: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  readonly contacts: unknown;
  readonly avatar: string;
  readonly language: string | null;
  readonly uplineId: string | null;
  readonly referralCode: string;
}

export const insertMember = statement<InsertMemberParams, never>({
  name: "access/accounts.insertMember",
  text: `insert into member (merchant_id, id, account, nickname, type, password_hash, password_at, payment_hash, mobile, email, payee_name,
  contacts, avatar, language, upline_id, referral_code, created_at)
values ($1, $2, $3, $4, 0, $5, $6, $7, $8, $9, $10,
  $11, $12, $13, $14, $15, $6)`,
  params: ["merchant","id","account","nickname","passwordHash","createdAt","paymentHash","mobile","email","payeeName","contacts","avatar","language","uplineId","referralCode"],
  json: ["contacts"],
  columns: [],
  isPrepared: true,
});

export interface SetPasswordHashParams {
  readonly passwordHash: string;
  readonly now: Date;
  readonly id: string;
}

export const setPasswordHash = statement<SetPasswordHashParams, never>({
  name: "access/accounts.setPasswordHash",
  text: `update member
set password_hash = $1, password_at = $2, password_once = false, password_until = null
where merchant_id = $3 and id = $4`,
  params: ["passwordHash","now","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetPaymentHashParams {
  readonly paymentHash: string;
  readonly id: string;
}

export const setPaymentHash = statement<SetPaymentHashParams, never>({
  name: "access/accounts.setPaymentHash",
  text: `update member set payment_hash = $1 where merchant_id = $2 and id = $3`,
  params: ["paymentHash","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetFirstLoginDoneParams {
  readonly id: string;
}

export const setFirstLoginDone = statement<SetFirstLoginDoneParams, never>({
  name: "access/accounts.setFirstLoginDone",
  text: `update member set first_login_done = true where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetTwoStepParams {
  readonly isOn: boolean;
  readonly newSecret: string | null;
  readonly id: string;
  readonly wasOn: boolean;
  readonly secret: string | null;
}

/** Changes the second step from a required state; `secret` is the required secret, if any. */
export const setTwoStep = statement<SetTwoStepParams, never>({
  name: "access/accounts.setTwoStep",
  text: `update member
set two_step_on = $1, two_step_secret = $2
where merchant_id = $3 and id = $4 and two_step_on = $5 and ($6::text is null or two_step_secret = $6)`,
  params: ["isOn","newSecret","merchant","id","wasOn","secret"],
  json: [],
  columns: [],
  isPrepared: true,
});
