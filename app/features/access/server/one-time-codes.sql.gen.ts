// Generated from one-time-codes.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface StoreCodeParams {
  readonly purpose: string;
  readonly receiver: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** Stores a code or link, which replaces the previous one. */
export const storeCode = statement<StoreCodeParams, never>({
  name: "access/one-time-codes.storeCode",
  text: `insert into one_time_code (merchant_id, purpose, receiver, code_hash, expires_at)
values ($1, $2, $3, $4, $5)
on conflict (merchant_id, purpose, receiver) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
  params: ["merchant","purpose","receiver","codeHash","expiresAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteCodesBeforeParams {
  readonly before: Date;
}

export const deleteCodesBefore = statement<DeleteCodesBeforeParams, never>({
  name: "access/one-time-codes.deleteCodesBefore",
  text: `delete from one_time_code where merchant_id = $1 and expires_at < $2`,
  params: ["merchant","before"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface CodeOfParams {
  readonly purpose: string;
  readonly receiver: string;
}

export interface CodeOfRow {
  readonly codeHash: string;
  readonly expiresAt: Date;
}

export const codeOf = statement<CodeOfParams, CodeOfRow>({
  name: "access/one-time-codes.codeOf",
  text: `select code_hash, expires_at from one_time_code
where merchant_id = $1 and purpose = $2 and receiver = $3`,
  params: ["merchant","purpose","receiver"],
  json: [],
  columns: ["codeHash","expiresAt"],
  isPrepared: true,
});

export interface UseUpCodeParams {
  readonly purpose: string;
  readonly receiver: string;
  readonly codeHash: string;
}

export const useUpCode = statement<UseUpCodeParams, never>({
  name: "access/one-time-codes.useUpCode",
  text: `delete from one_time_code
where merchant_id = $1 and purpose = $2 and receiver = $3 and code_hash = $4`,
  params: ["merchant","purpose","receiver","codeHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface ReceiverOfLinkParams {
  readonly codeHash: string;
  readonly now: Date;
}

export interface ReceiverOfLinkRow {
  readonly receiver: string;
}

/** Returns the receiver of a link that has not expired. */
export const receiverOfLink = statement<ReceiverOfLinkParams, ReceiverOfLinkRow>({
  name: "access/one-time-codes.receiverOfLink",
  text: `select receiver from one_time_code
where merchant_id = $1 and purpose = 'link' and code_hash = $2 and expires_at > $3`,
  params: ["merchant","codeHash","now"],
  json: [],
  columns: ["receiver"],
  isPrepared: true,
});

export interface UseUpLinkParams {
  readonly codeHash: string;
  readonly now: Date;
}

export const useUpLink = statement<UseUpLinkParams, never>({
  name: "access/one-time-codes.useUpLink",
  text: `delete from one_time_code
where merchant_id = $1 and purpose = 'link' and code_hash = $2 and expires_at > $3`,
  params: ["merchant","codeHash","now"],
  json: [],
  columns: [],
  isPrepared: true,
});
