import type { VendorContext } from "~/features/games/seamless-context.server";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import type { Transaction } from "~/platform/db/transaction";
import * as sql from "./transactions.sql.gen";

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

/** Stores a transaction. @returns false when the id exists */
export async function insertTransaction(tx: Transaction, ctx: VendorContext, one: NewTransaction): Promise<boolean> {
  return (await tx.run(sql.insertTransaction, { vendor: ctx.vendor, at: new Date(ctx.now), ...one })) > 0;
}

/** Returns a transaction by its id, locked until the database transaction ends; null when missing. */
export const lockTransaction = (tx: Transaction, { vendor }: VendorContext, transactionId: string) =>
  tx.first(sql.lockTransaction, { vendor, transactionId });

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
  await tx.run(sql.updateAnswer, { vendor: ctx.vendor, transactionId, balance });
}

export async function markRolledBack(tx: Transaction, ctx: VendorContext, betId: string): Promise<void> {
  await tx.run(sql.markRolledBack, { vendor: ctx.vendor, transactionId: betId });
}
