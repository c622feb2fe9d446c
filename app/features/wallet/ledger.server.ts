import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { WpsError } from "~/platform/wps/errors";
import { type OutflowPermit, spendPermit } from "./permit.server";
import { contentDigest } from "./posting-content.server";
import type { OutflowKind } from "./rules/outflow";
import { inLockOrder, isBalanced, type Posting, type Wallet } from "./rules/postings";
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
  const id = orderedId(now);
  const content = contentDigest([kind, postings.map((line) => [line.memberId, line.account, String(line.amount)])]);
  const first = await tx.query(
    `insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (merchant_id, reference) do nothing returning 1`,
    [merchantOf(tx), id, kind, reference, content, JSON.stringify(details), new Date(now)],
  );
  if (first.length === 0) return earlierPosting(tx, reference, content);
  spendPermit(tx, entry);
  const after = new Map<Posting, bigint>();
  for (const line of inLockOrder(postings)) {
    if (line.memberId !== null) after.set(line, await changeBalance(tx, line.memberId, line.account, line.amount));
  }
  const balances = postings.map((line) => after.get(line) ?? null);
  await insertLines(tx, id, postings, balances);
  return { id, isNew: true, balances };
}

/** Returns the earlier posting with this reference. @throws WpsError requestConflict when its content differs */
async function earlierPosting(tx: Transaction, reference: string, content: string): Promise<PostingResult> {
  const [found] = await tx.query<{ id: string; content: string }>(
    "select id, content from ledger_transaction where merchant_id = $1 and reference = $2",
    [merchantOf(tx), reference],
  );
  if (found?.content !== content) throw new WpsError("requestConflict");
  const lines = await tx.query<{ balance: bigint | null }>(
    "select balance from posting where merchant_id = $1 and transaction_id = $2 order by line",
    [merchantOf(tx), found.id],
  );
  return { id: found.id, isNew: false, balances: lines.map(({ balance }) => balance) };
}

/** Changes the balance of one wallet in a single statement, so that two concurrent debits cannot both spend the same money. */
async function changeBalance(tx: Transaction, memberId: string, wallet: Wallet, amount: bigint): Promise<bigint> {
  const values = [merchantOf(tx), memberId, wallet, amount];
  const [row] = await tx.query<{ amount: bigint }>(
    amount < 0n
      ? `update balance set amount = amount + $4
         where merchant_id = $1 and member_id = $2 and wallet = $3 and amount + $4 >= 0 returning amount`
      : `insert into balance (merchant_id, member_id, wallet, amount) values ($1, $2, $3, $4)
         on conflict (merchant_id, member_id, wallet) do update set amount = balance.amount + excluded.amount
         returning amount`,
    values,
  );
  if (row) return row.amount;
  const balance = await balanceOf(tx, memberId, wallet);
  throw new WpsError("insufficientBalance", {}, { balance: String(balance) });
}

async function insertLines(
  tx: Transaction,
  id: string,
  postings: readonly Posting[],
  balances: readonly (bigint | null)[],
): Promise<void> {
  await tx.query(
    `insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
     select $1, $2, line, member_id, account, amount, balance
     from unnest($3::smallint[], $4::uuid[], $5::text[], $6::bigint[], $7::bigint[])
       as each (line, member_id, account, amount, balance)`,
    [
      merchantOf(tx),
      id,
      postings.map((_, line) => line),
      postings.map(({ memberId }) => memberId),
      postings.map(({ account }) => account),
      postings.map(({ amount }) => amount),
      balances,
    ],
  );
}

/** Returns the balance of a wallet, minor units; 0 for a wallet without a row. */
export async function balanceOf(tx: Transaction, memberId: string, wallet: Wallet = "main"): Promise<bigint> {
  const [row] = await tx.query<{ amount: bigint }>(
    "select amount from balance where merchant_id = $1 and member_id = $2 and wallet = $3",
    [merchantOf(tx), memberId, wallet],
  );
  return row?.amount ?? 0n;
}

/**
 * Returns the balances of a member's wallets, minor units, by wallet name. Wallets that never held money are missing.
 * @param lock true locks the rows until the transaction ends, in the lock order of `post`
 */
export async function walletsOf(tx: Transaction, memberId: string, lock = false): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.query<{ wallet: string; amount: bigint }>(
    `select wallet, amount from balance where merchant_id = $1 and member_id = $2
     order by wallet collate "C" ${lock ? "for update" : ""}`,
    [merchantOf(tx), memberId],
  );
  return new Map(rows.map(({ amount, wallet }) => [wallet, amount]));
}
