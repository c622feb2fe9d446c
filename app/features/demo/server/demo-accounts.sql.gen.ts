// Generated from demo-accounts.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface MemberAccountsRow {
  readonly account: string;
}

export const memberAccounts = statement<object, MemberAccountsRow>({
  name: "demo/demo-accounts.memberAccounts",
  text: `select account from member where merchant_id = $1`,
  params: ["merchant"],
  json: [],
  columns: ["account"],
  isPrepared: true,
});

export interface InsertDemoMemberParams {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly passwordHash: string;
  readonly passwordAt: Date;
  readonly passwordOnce: boolean;
  readonly rankLevel: number;
  readonly avatar: string;
  readonly uplineId: string | null;
  readonly referralCode: string;
  readonly createdAt: Date;
}

export const insertDemoMember = statement<InsertDemoMemberParams, never>({
  name: "demo/demo-accounts.insertDemoMember",
  text: `insert into member (merchant_id, id, account, nickname, type, password_hash, password_at, password_once, rank_level, contacts,
  avatar, upline_id, referral_code, first_login_done, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '{}',
  $10, $11, $12, true, $13)
on conflict do nothing`,
  params: ["merchant","id","account","nickname","type","passwordHash","passwordAt","passwordOnce","rankLevel","avatar","uplineId","referralCode","createdAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface StaffAccountsRow {
  readonly account: string;
}

export const staffAccounts = statement<object, StaffAccountsRow>({
  name: "demo/demo-accounts.staffAccounts",
  text: `select account from staff_account`,
  params: [],
  json: [],
  columns: ["account"],
  isPrepared: true,
});

export interface InsertDemoStaffParams {
  readonly id: string;
  readonly account: string;
  readonly role: string;
  readonly passwordHash: string;
  readonly twoStepSecret: string;
  readonly createdAt: Date;
}

export const insertDemoStaff = statement<InsertDemoStaffParams, never>({
  name: "demo/demo-accounts.insertDemoStaff",
  text: `insert into staff_account (id, account, role, password_hash, password_once, two_step_secret, two_step_on, created_at)
values ($1, $2, $3, $4, false, $5, true, $6)
on conflict do nothing`,
  params: ["id","account","role","passwordHash","twoStepSecret","createdAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface MembersWithoutPlayMoneyRow {
  readonly id: string;
}

/** Returns the free-play accounts without play money. One index lookup per account; `not exists` may read the whole ledger. */
export const membersWithoutPlayMoney = statement<object, MembersWithoutPlayMoneyRow>({
  name: "demo/demo-accounts.membersWithoutPlayMoney",
  text: `select m.id from member m
left join lateral (
  select true as found from ledger_transaction t
  where t.merchant_id = m.merchant_id and t.reference = 'playMoney:' || m.id
  limit 1
) as granted on true
where m.merchant_id = $1 and m.type = 4 and granted.found is null
order by m.id`,
  params: ["merchant"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});
