// Generated from free-play.sql. Do not edit.
import type { AccountType } from "~/platform/wps/account-types";
import type { MemberLabel } from "~/platform/wps/account-types";
import { statement } from "~/platform/db/statement";

export interface InsertDemoMemberParams {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly createdAt: Date;
  readonly avatar: string;
  readonly referralCode: string;
}

export interface InsertDemoMemberRow {
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

export const insertDemoMember = statement<InsertDemoMemberParams, InsertDemoMemberRow>({
  name: "wallet/free-play.insertDemoMember",
  text: `insert into member (merchant_id, id, account, nickname, type, password_at, contacts, avatar, referral_code, first_login_done,
  created_at)
values ($1, $2, $3, $4, 4, $5, '{}', $6, $7, true, $5)
returning id, account, nickname, type, password_hash, password_at, password_once, password_until, payment_hash, mobile, email,
  payee_name, birthday, contacts, avatar, language, upline_id, referral_code, rank_level, labels, locked, first_login_done,
  two_step_secret, two_step_on, created_at`,
  params: ["merchant","id","account","nickname","createdAt","avatar","referralCode"],
  json: [],
  columns: ["id","account","nickname","type","passwordHash","passwordAt","passwordOnce","passwordUntil","paymentHash","mobile","email","payeeName","birthday","contacts","avatar","language","uplineId","referralCode","rankLevel","labels","locked","firstLoginDone","twoStepSecret","twoStepOn","createdAt"],
  isPrepared: true,
});
