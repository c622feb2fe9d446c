import type { VendorContext } from "~/features/games/seamless-context.server";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";

/** A transaction received from a vendor. */
export interface NewTransaction {
  readonly transactionId: string;
  readonly kind: "bet" | "win" | "rollback" | "tombstone";
  /** Distinguishes a repeated request from another request with the same id. */
  readonly content: string;
  readonly memberId: string;
  readonly roundId: string;
  /** Minor units. */
  readonly amount: bigint;
}

interface StoredTransaction extends Record<string, unknown> {
  readonly kind: NewTransaction["kind"];
  readonly content: string;
  readonly balance: bigint;
  readonly member_id: string;
  readonly round_id: string;
  readonly amount: bigint;
  readonly rolled_back: boolean;
}

/** Stores a transaction. @returns false when the id exists */
export async function insertTransaction(tx: Transaction, ctx: VendorContext, one: NewTransaction): Promise<boolean> {
  const rows = await tx.query(
    `insert into vendor_transaction
       (merchant_id, vendor, transaction_id, kind, content, member_id, round_id, amount, balance, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9) on conflict do nothing returning 1`,
    [
      merchantOf(tx),
      ctx.vendor,
      one.transactionId,
      one.kind,
      one.content,
      one.memberId,
      one.roundId,
      one.amount,
      new Date(ctx.now),
    ],
  );
  return rows.length > 0;
}

/** Returns a transaction by its id, locked until the database transaction ends; undefined when missing. */
export async function lockTransaction(tx: Transaction, ctx: VendorContext, transactionId: string) {
  const [found] = await tx.query<StoredTransaction>(
    `select kind, content, balance, member_id, round_id, amount, rolled_back from vendor_transaction
     where merchant_id = $1 and vendor = $2 and transaction_id = $3 for update`,
    [merchantOf(tx), ctx.vendor, transactionId],
  );
  return found;
}

/**
 * Returns the stored answer to a repeated transaction.
 * @returns the balance of that answer
 * @throws SeamlessRefusal rolledBack for a bet whose rollback came first, duplicateTransaction for the same id with other content
 */
export async function storedAnswer(tx: Transaction, ctx: VendorContext, one: NewTransaction): Promise<bigint> {
  const found = await lockTransaction(tx, ctx, one.transactionId);
  if (found?.kind === "tombstone" && one.kind === "bet") throw new SeamlessRefusal("rolledBack");
  if (found?.kind !== one.kind || found.content !== one.content) throw new SeamlessRefusal("duplicateTransaction");
  return found.balance;
}

/** Stores the balance answered to a transaction, for repeats. */
export async function updateAnswer(tx: Transaction, ctx: VendorContext, transactionId: string, balance: bigint) {
  await tx.query(
    `update vendor_transaction set balance = $4 where merchant_id = $1 and vendor = $2 and transaction_id = $3`,
    [merchantOf(tx), ctx.vendor, transactionId, balance],
  );
}

export async function markRolledBack(tx: Transaction, ctx: VendorContext, betId: string): Promise<void> {
  await tx.query(
    `update vendor_transaction set rolled_back = true where merchant_id = $1 and vendor = $2 and transaction_id = $3`,
    [merchantOf(tx), ctx.vendor, betId],
  );
}
