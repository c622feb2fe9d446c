// Generated from transactions.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface InsertTransactionParams {
  readonly vendor: string;
  readonly transactionId: string;
  readonly kind: string;
  readonly content: string;
  readonly memberId: string;
  readonly roundId: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Stores a transaction; writes no row when its id exists. */
export const insertTransaction = statement<InsertTransactionParams, never>({
  name: "vendors/transactions.insertTransaction",
  text: `insert into vendor_transaction (merchant_id, vendor, transaction_id, kind, content, member_id, round_id, amount, balance, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9)
on conflict do nothing`,
  params: ["merchant","vendor","transactionId","kind","content","memberId","roundId","amount","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockTransactionParams {
  readonly vendor: string;
  readonly transactionId: string;
}

export interface LockTransactionRow {
  readonly kind: string;
  readonly content: string;
  readonly balance: bigint;
  readonly memberId: string;
  readonly roundId: string;
  readonly amount: bigint;
  readonly rolledBack: boolean;
}

export const lockTransaction = statement<LockTransactionParams, LockTransactionRow>({
  name: "vendors/transactions.lockTransaction",
  text: `select kind, content, balance, member_id, round_id, amount, rolled_back from vendor_transaction
where merchant_id = $1 and vendor = $2 and transaction_id = $3
for update`,
  params: ["merchant","vendor","transactionId"],
  json: [],
  columns: ["kind","content","balance","memberId","roundId","amount","rolledBack"],
  isPrepared: true,
});

export interface UpdateAnswerParams {
  readonly balance: bigint;
  readonly vendor: string;
  readonly transactionId: string;
}

export const updateAnswer = statement<UpdateAnswerParams, never>({
  name: "vendors/transactions.updateAnswer",
  text: `update vendor_transaction set balance = $1
where merchant_id = $2 and vendor = $3 and transaction_id = $4`,
  params: ["balance","merchant","vendor","transactionId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface MarkRolledBackParams {
  readonly vendor: string;
  readonly transactionId: string;
}

export const markRolledBack = statement<MarkRolledBackParams, never>({
  name: "vendors/transactions.markRolledBack",
  text: `update vendor_transaction set rolled_back = true
where merchant_id = $1 and vendor = $2 and transaction_id = $3`,
  params: ["merchant","vendor","transactionId"],
  json: [],
  columns: [],
  isPrepared: true,
});
