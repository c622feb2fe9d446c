// Generated from ledger.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface PostDebitParams {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly content: string;
  readonly details: unknown;
  readonly at: Date;
  readonly amount: bigint;
  readonly memberId: string;
  readonly wallet: string;
  readonly line: number;
  readonly accounts: readonly string[];
  readonly amounts: readonly bigint[];
}

export interface PostDebitRow {
  readonly isNew: boolean;
  readonly balance: bigint | null;
}

/** Posts an entry that takes money from one wallet, all in one statement: stores the entry, changes the balance and adds the lines. `line` is the number of the wallet's line, from 0. Writes nothing for a reference that was used before (`isNew`), and neither balance nor lines for a balance that is too low (no `balance`). The balance is checked in the update, so two concurrent debits cannot both spend the same money. */
export const postDebit = statement<PostDebitParams, PostDebitRow>({
  name: "wallet/ledger.postDebit",
  text: `with entry as (
  insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (merchant_id, reference) do nothing
  returning id
), changed as (
  update balance set amount = balance.amount + $8::bigint from entry
  where merchant_id = $1 and member_id = $9 and wallet = $10 and balance.amount + $8 >= 0
  returning balance.amount
), line as (
  insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
  select $1, $2, each.at - 1, case when each.at - 1 = $11::int then $9::uuid end, each.account, each.amount,
    case when each.at - 1 = $11 then changed.amount end
  from changed, unnest($12::text[], $13::bigint[]) with ordinality as each (account, amount, at)
)
select exists (select 1 from entry) as "isNew!", (select amount from changed) as "balance"`,
  params: ["merchant","id","kind","reference","content","details","at","amount","memberId","wallet","line","accounts","amounts"],
  json: ["details"],
  columns: ["isNew","balance"],
  isPrepared: true,
});

export interface PostCreditParams {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly content: string;
  readonly details: unknown;
  readonly at: Date;
  readonly memberId: string;
  readonly wallet: string;
  readonly amount: bigint;
  readonly line: number;
  readonly accounts: readonly string[];
  readonly amounts: readonly bigint[];
}

export interface PostCreditRow {
  readonly isNew: boolean;
  readonly balance: bigint | null;
}

/** Posts an entry that adds money to one wallet; see `postDebit`. */
export const postCredit = statement<PostCreditParams, PostCreditRow>({
  name: "wallet/ledger.postCredit",
  text: `with entry as (
  insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (merchant_id, reference) do nothing
  returning id
), changed as (
  insert into balance (merchant_id, member_id, wallet, amount)
  select $1, $8::uuid, $9, $10::bigint from entry
  on conflict (merchant_id, member_id, wallet) do update set amount = balance.amount + excluded.amount
  returning balance.amount
), line as (
  insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
  select $1, $2, each.at - 1, case when each.at - 1 = $11::int then $8::uuid end, each.account, each.amount,
    case when each.at - 1 = $11 then changed.amount end
  from changed, unnest($12::text[], $13::bigint[]) with ordinality as each (account, amount, at)
)
select exists (select 1 from entry) as "isNew!", (select amount from changed) as "balance"`,
  params: ["merchant","id","kind","reference","content","details","at","memberId","wallet","amount","line","accounts","amounts"],
  json: ["details"],
  columns: ["isNew","balance"],
  isPrepared: true,
});

export interface InsertEntryParams {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly content: string;
  readonly details: unknown;
  readonly at: Date;
}

/** Stores an entry; writes no row when its reference was used before. */
export const insertEntry = statement<InsertEntryParams, never>({
  name: "wallet/ledger.insertEntry",
  text: `insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (merchant_id, reference) do nothing`,
  params: ["merchant","id","kind","reference","content","details","at"],
  json: ["details"],
  columns: [],
  isPrepared: true,
});

export interface DebitWalletParams {
  readonly amount: bigint;
  readonly memberId: string;
  readonly wallet: string;
}

export interface DebitWalletRow {
  readonly amount: bigint;
}

/** Takes money from a wallet and returns its balance; no row for a balance that is too low. */
export const debitWallet = statement<DebitWalletParams, DebitWalletRow>({
  name: "wallet/ledger.debitWallet",
  text: `update balance set amount = amount + $1::bigint
where merchant_id = $2 and member_id = $3 and wallet = $4 and amount + $1 >= 0
returning amount`,
  params: ["amount","merchant","memberId","wallet"],
  json: [],
  columns: ["amount"],
  isPrepared: true,
});

export interface CreditWalletParams {
  readonly memberId: string;
  readonly wallet: string;
  readonly amount: bigint;
}

export interface CreditWalletRow {
  readonly amount: bigint;
}

/** Adds money to a wallet and returns its balance. */
export const creditWallet = statement<CreditWalletParams, CreditWalletRow>({
  name: "wallet/ledger.creditWallet",
  text: `insert into balance (merchant_id, member_id, wallet, amount) values ($1, $2, $3, $4)
on conflict (merchant_id, member_id, wallet) do update set amount = balance.amount + excluded.amount
returning amount`,
  params: ["merchant","memberId","wallet","amount"],
  json: [],
  columns: ["amount"],
  isPrepared: true,
});

export interface InsertLinesParams {
  readonly id: string;
  readonly memberIds: readonly string[];
  readonly accounts: readonly string[];
  readonly amounts: readonly bigint[];
  readonly balances: readonly bigint[];
}

export const insertLines = statement<InsertLinesParams, never>({
  name: "wallet/ledger.insertLines",
  text: `insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
select $1, $2, each.at - 1, member_id, account, amount, balance
from unnest($3::uuid[], $4::text[], $5::bigint[], $6::bigint[])
  with ordinality as each (member_id, account, amount, balance, at)`,
  params: ["merchant","id","memberIds","accounts","amounts","balances"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface EntryByReferenceParams {
  readonly reference: string;
}

export interface EntryByReferenceRow {
  readonly id: string;
  readonly content: string;
}

export const entryByReference = statement<EntryByReferenceParams, EntryByReferenceRow>({
  name: "wallet/ledger.entryByReference",
  text: `select id, content from ledger_transaction where merchant_id = $1 and reference = $2`,
  params: ["merchant","reference"],
  json: [],
  columns: ["id","content"],
  isPrepared: true,
});

export interface BalancesAfterEntryParams {
  readonly id: string;
}

export interface BalancesAfterEntryRow {
  readonly balance: bigint | null;
}

export const balancesAfterEntry = statement<BalancesAfterEntryParams, BalancesAfterEntryRow>({
  name: "wallet/ledger.balancesAfterEntry",
  text: `select balance from posting where merchant_id = $1 and transaction_id = $2 order by line`,
  params: ["merchant","id"],
  json: [],
  columns: ["balance"],
  isPrepared: true,
});

export interface BalanceOfWalletParams {
  readonly memberId: string;
  readonly wallet: string;
}

export interface BalanceOfWalletRow {
  readonly amount: bigint;
}

export const balanceOfWallet = statement<BalanceOfWalletParams, BalanceOfWalletRow>({
  name: "wallet/ledger.balanceOfWallet",
  text: `select amount from balance where merchant_id = $1 and member_id = $2 and wallet = $3`,
  params: ["merchant","memberId","wallet"],
  json: [],
  columns: ["amount"],
  isPrepared: true,
});

export interface WalletsOfMemberParams {
  readonly memberId: string;
}

export interface WalletsOfMemberRow {
  readonly wallet: string;
  readonly amount: bigint;
}

export const walletsOfMember = statement<WalletsOfMemberParams, WalletsOfMemberRow>({
  name: "wallet/ledger.walletsOfMember",
  text: `select wallet, amount from balance
where merchant_id = $1 and member_id = $2
order by wallet collate "C"`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["wallet","amount"],
  isPrepared: true,
});

export interface LockWalletsOfMemberParams {
  readonly memberId: string;
}

export interface LockWalletsOfMemberRow {
  readonly wallet: string;
  readonly amount: bigint;
}

/** Locks a member's wallets until the transaction ends, in the lock order of postings. */
export const lockWalletsOfMember = statement<LockWalletsOfMemberParams, LockWalletsOfMemberRow>({
  name: "wallet/ledger.lockWalletsOfMember",
  text: `select wallet, amount from balance
where merchant_id = $1 and member_id = $2
order by wallet collate "C"
for update`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["wallet","amount"],
  isPrepared: true,
});
