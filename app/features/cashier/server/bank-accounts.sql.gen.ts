// Generated from bank-accounts.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LockMemberParams {
  readonly memberId: string;
}

export interface LockMemberRow {
  readonly id: string;
}

/** Locks the row of a member, because the row of a new account does not exist yet. */
export const lockMember = statement<LockMemberParams, LockMemberRow>({
  name: "cashier/bank-accounts.lockMember",
  text: `select id from member where merchant_id = $1 and id = $2 for update`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface AccountsOfMemberParams {
  readonly memberId: string;
}

export interface AccountsOfMemberRow {
  readonly id: string;
  readonly bank: string;
  readonly holder: string;
  readonly number: Buffer;
  readonly ending: string;
  readonly digest: string;
}

/** Returns the accounts of a member that are not removed, oldest first. */
export const accountsOfMember = statement<AccountsOfMemberParams, AccountsOfMemberRow>({
  name: "cashier/bank-accounts.accountsOfMember",
  text: `select id, bank, holder, number, ending, digest from bank_account
where merchant_id = $1 and member_id = $2 and removed_at is null
order by created_at, id`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["id","bank","holder","number","ending","digest"],
  isPrepared: true,
});

export interface InsertAccountParams {
  readonly id: string;
  readonly memberId: string;
  readonly bank: string;
  readonly holder: string;
  readonly number: Buffer;
  readonly ending: string;
  readonly digest: string;
  readonly createdAt: Date;
}

export const insertAccount = statement<InsertAccountParams, never>({
  name: "cashier/bank-accounts.insertAccount",
  text: `insert into bank_account (merchant_id, id, member_id, bank, holder, number, ending, digest, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  params: ["merchant","id","memberId","bank","holder","number","ending","digest","createdAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface RemoveAccountParams {
  readonly now: Date;
  readonly id: string;
  readonly memberId: string;
}

export const removeAccount = statement<RemoveAccountParams, never>({
  name: "cashier/bank-accounts.removeAccount",
  text: `update bank_account set removed_at = $1
where merchant_id = $2 and id = $3 and member_id = $4 and removed_at is null`,
  params: ["now","merchant","id","memberId"],
  json: [],
  columns: [],
  isPrepared: true,
});
