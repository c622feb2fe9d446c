import type { Transaction } from "~/platform/db/transaction";
import { WpsError } from "~/platform/wps/errors";
import { type OutflowPermit, spendPermit } from "./permit.server";
import { contentDigest } from "./posting-content.server";
import type { OutflowKind } from "./rules/outflow";
import { inLockOrder, isBalanced, type Posting, type Wallet } from "./rules/postings";
import * as sql from "./server/ledger.sql.gen";
import { orderedId } from "./server/ordered-id";

/** Reasons for a credit, a return or a release of money. */
export type InflowKind =
  | "deposit"
  | "depositFee"
  | "withdrawPaid"
  | "withdrawReturned"
  | "securityReturned"
  | "securityKept"
  | "win"
  | "rollback"
  | "bonus"
  | "rebate"
  | "referral"
  | "adjust"
  | "playMoney";

/** Reasons for a movement of money. Members read them in their account record. */
export type LedgerKind = InflowKind | OutflowKind;

interface EntryFields {
  /** Unique in the brand: `bet:REEL:tx-1`. A second entry with the same reference and content moves nothing. */
  readonly reference: string;
  readonly postings: readonly Posting[];
  /** Details shown next to the amount in a statement. No personal data of other members. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/**
 * A movement of money. Kinds that take money from a member carry the permit of the outflow rules (`cashier/outflow.server.ts`);
 * null when no money leaves, e.g. when money returns to the main wallet.
 */
export type LedgerEntry = EntryFields &
  (
    | { readonly kind: OutflowKind; readonly permit: OutflowPermit | null }
    | { readonly kind: InflowKind; readonly permit?: OutflowPermit | null }
  );

/** Result of a posting. */
export interface PostingResult {
  readonly id: string;
  /** False for a repeated entry: no money moved this time. */
  readonly isNew: boolean;
  /** Balances of the members' wallets right after the posting, in the order of the postings; null for house accounts. */
  readonly balances: readonly (bigint | null)[];
}

/**
 * Posts an entry. This is the only code that changes balances. All or nothing, in the caller's transaction; wallets are always
 * locked in the same order, so concurrent postings cannot deadlock.
 * @param now UTC ms
 * @throws WpsError insufficientBalance when a wallet would fall below zero (`details.balance`: its balance, minor units as text),
 * requestConflict when the reference was used with other content
 * @throws Error when money leaves a member without a permit
 */
export async function postEntry(tx: Transaction, now: number, entry: LedgerEntry): Promise<PostingResult> {
  const { details = {}, kind, postings, reference } = entry;
  if (!isBalanced(postings)) throw new Error(`the postings of ${reference} do not add up to zero`);
  // Before any statement, so that no statement moves money without a permit.
  spendPermit(tx, entry);
  const content = contentDigest([kind, postings.map((line) => [line.memberId, line.account, String(line.amount)])]);
  const row = { id: orderedId(now), kind, reference, content, details, at: new Date(now) };
  const [wallet, ...others] = postings.filter(isWalletLine);
  const balances =
    wallet !== undefined && others.length === 0
      ? await moveWithHouse(tx, row, postings, wallet)
      : await moveBetweenWallets(tx, row, postings);
  if (balances === null) return earlierPosting(tx, reference, content);
  return { id: row.id, isNew: true, balances };
}

type WalletLine = Extract<Posting, { readonly memberId: string }>;

const isWalletLine = (line: Posting): line is WalletLine => line.memberId !== null;

/**
 * Posts an entry of one wallet and house accounts, in one round trip.
 * @returns as `PostingResult.balances`; null when the reference was used before
 */
async function moveWithHouse(
  tx: Transaction,
  entry: sql.InsertEntryParams,
  postings: readonly Posting[],
  own: WalletLine,
): Promise<PostingResult["balances"] | null> {
  const { account: wallet, amount, memberId } = own;
  const line = postings.indexOf(own);
  const lines = { accounts: postings.map((one) => one.account), amounts: postings.map((one) => one.amount) };
  const post = amount < 0n ? sql.postDebit : sql.postCredit;
  const posted = await tx.first(post, { ...entry, ...lines, line, memberId, wallet, amount });
  if (!posted?.isNew) return null;
  const { balance } = posted;
  if (balance === null) throw await insufficientBalance(tx, memberId, wallet);
  return postings.map((_, at) => (at === line ? balance : null));
}

/** Posts an entry of several wallets. @returns as `PostingResult.balances`; null when the reference was used before */
async function moveBetweenWallets(
  tx: Transaction,
  entry: sql.InsertEntryParams,
  postings: readonly Posting[],
): Promise<PostingResult["balances"] | null> {
  if ((await tx.run(sql.insertEntry, entry)) === 0) return null;
  const after = new Map<Posting, bigint>();
  for (const line of inLockOrder(postings)) if (isWalletLine(line)) after.set(line, await changeBalance(tx, line));
  const balances = postings.map((line) => after.get(line) ?? null);
  await tx.run(sql.insertLines, {
    id: entry.id,
    // The generated types of lists do not contain null.
    memberIds: postings.map(({ memberId }) => memberId) as string[],
    accounts: postings.map(({ account }) => account),
    amounts: postings.map(({ amount }) => amount),
    balances: balances as bigint[],
  });
  return balances;
}

/** Returns the earlier posting with this reference. @throws WpsError requestConflict when its content differs */
async function earlierPosting(tx: Transaction, reference: string, content: string): Promise<PostingResult> {
  const found = await tx.first(sql.entryByReference, { reference });
  if (found?.content !== content) throw new WpsError("requestConflict");
  const lines = await tx.all(sql.balancesAfterEntry, { id: found.id });
  return { id: found.id, isNew: false, balances: lines.map(({ balance }) => balance) };
}

/** Changes the balance of one wallet in a single statement, so that two concurrent debits cannot both spend the same money. */
async function changeBalance(tx: Transaction, { account: wallet, amount, memberId }: WalletLine): Promise<bigint> {
  const row = await tx.first(amount < 0n ? sql.debitWallet : sql.creditWallet, { memberId, wallet, amount });
  if (!row) throw await insufficientBalance(tx, memberId, wallet);
  return row.amount;
}

async function insufficientBalance(tx: Transaction, memberId: string, wallet: Wallet): Promise<WpsError> {
  return new WpsError("insufficientBalance", {}, { balance: String(await balanceOf(tx, memberId, wallet)) });
}

/** Returns the balance of a wallet, minor units; 0 for a wallet without a row. */
export async function balanceOf(tx: Transaction, memberId: string, wallet: Wallet = "main"): Promise<bigint> {
  return (await tx.first(sql.balanceOfWallet, { memberId, wallet }))?.amount ?? 0n;
}

/**
 * Returns the balances of a member's wallets, minor units, by wallet name. Wallets that never held money are missing.
 * @param lock true locks the rows until the transaction ends, in the lock order of `post`
 */
export async function walletsOf(tx: Transaction, memberId: string, lock = false): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.all(lock ? sql.lockWalletsOfMember : sql.walletsOfMember, { memberId });
  return new Map(rows.map(({ amount, wallet }) => [wallet, amount]));
}
