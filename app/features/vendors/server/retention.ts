import { subtractRounds } from "~/features/rewards/turnover.server";
import type { JobFigures } from "~/platform/jobs/job";
import { BATCH, deleteInBatches, RECORD_MS } from "~/platform/jobs/retention";
import type { BrandJobContext } from "~/platform/wps/context";
import * as sql from "./retention.sql.gen";

/**
 * Deletes closed rounds with their transactions when both are older than `RECORD_MS`. The ledger stays: its unique references
 * keep a repeated transaction from moving money. The required turnover and the sums of all bets stay the same.
 */
export async function deleteOldRounds(ctx: BrandJobContext): Promise<JobFigures> {
  const { brand, db, now } = ctx;
  const before = new Date(now - RECORD_MS);
  let transactions = 0;
  let from = new Date(0);
  const rounds = await deleteInBatches(ctx, async () => {
    const batch = await db.transaction(brand.code, async (tx) => {
      const old = await tx.all(sql.lockOldRounds, { from, before, limit: BATCH });
      const keys = { vendors: old.map(({ vendor }) => vendor), roundIds: old.map(({ roundId }) => roundId) };
      await subtractRounds(tx, { ...keys, memberIds: [...new Set(old.map(({ memberId }) => memberId))] });
      const deleted = await tx.run(sql.deleteTransactions, keys);
      await tx.run(sql.deleteRounds, keys);
      return { count: old.length, last: old.at(-1)?.openedAt, transactions: deleted };
    });
    // The next batch begins here, so it does not read the rounds that stay again.
    from = batch.last ?? from;
    transactions += batch.transactions;
    return batch.count;
  });
  transactions += await deleteInBatches(ctx, () =>
    db.transaction(brand.code, (tx) => tx.run(sql.deleteRollbacksWithoutRound, { before, limit: BATCH })),
  );
  return { round: rounds, vendor_transaction: transactions };
}
