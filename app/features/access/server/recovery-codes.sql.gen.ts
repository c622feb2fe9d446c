// Generated from recovery-codes.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface InsertRecoveryCodesParams {
  readonly memberId: string;
  readonly codeHashes: readonly string[];
}

export const insertRecoveryCodes = statement<InsertRecoveryCodesParams, never>({
  name: "access/recovery-codes.insertRecoveryCodes",
  text: `insert into recovery_code (merchant_id, member_id, code_hash)
select $1, $2, unnest($3::text[])`,
  params: ["merchant","memberId","codeHashes"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteRecoveryCodesParams {
  readonly memberId: string;
}

export const deleteRecoveryCodes = statement<DeleteRecoveryCodesParams, never>({
  name: "access/recovery-codes.deleteRecoveryCodes",
  text: `delete from recovery_code where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface UseUpRecoveryCodeParams {
  readonly memberId: string;
  readonly codeHash: string;
}

export const useUpRecoveryCode = statement<UseUpRecoveryCodeParams, never>({
  name: "access/recovery-codes.useUpRecoveryCode",
  text: `delete from recovery_code where merchant_id = $1 and member_id = $2 and code_hash = $3`,
  params: ["merchant","memberId","codeHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface CountRecoveryCodesParams {
  readonly memberId: string;
}

export interface CountRecoveryCodesRow {
  readonly count: number;
}

export const countRecoveryCodes = statement<CountRecoveryCodesParams, CountRecoveryCodesRow>({
  name: "access/recovery-codes.countRecoveryCodes",
  text: `select count(*)::int as "count!" from recovery_code where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["count"],
  isPrepared: true,
});
