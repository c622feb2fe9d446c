import type { Transaction } from "~/platform/db/transaction";
import type { JobFigures } from "~/platform/jobs/job";
import { BATCH, deleteInBatches, RECORD_MS } from "~/platform/jobs/retention";
import { lowestUuidAt } from "~/platform/text/uuid";
import type { BrandJobContext } from "~/platform/wps/context";
import * as sql from "./retention.sql.gen";

/**
 * Deletes rounds of the house's games that ended before `RECORD_MS`, with their requests, and then sessions from before that time
 * that have no rounds left.
 */
export async function deleteOldHouseRounds(ctx: BrandJobContext): Promise<JobFigures> {
  const at = ctx.now - RECORD_MS;
  const time = { before: new Date(at), maxId: lowestUuidAt(at), limit: BATCH };
  const rounds = await deleteById(ctx, async (tx, after) => {
    const ids = idsOf(await tx.all(sql.lockOldRounds, { ...time, after }));
    await tx.run(sql.deleteRequestsOfRounds, { ids });
    await tx.run(sql.deleteRounds, { ids });
    return ids;
  });
  const sessions = await deleteById(ctx, async (tx, after) => {
    const ids = idsOf(await tx.all(sql.lockOldSessions, { ...time, after }));
    await tx.run(sql.deleteSessions, { ids });
    return ids;
  });
  return { house_round: rounds, house_session: sessions };
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/**
 * Deletes rows in the order of their ids.
 * @param deleteAfter deletes a batch of rows with ids after one, and returns their ids
 * @returns the number of deleted rows
 */
function deleteById(
  ctx: BrandJobContext,
  deleteAfter: (tx: Transaction, after: string) => Promise<readonly string[]>,
): Promise<number> {
  let after = lowestUuidAt(0);
  return deleteInBatches(ctx, async () => {
    const ids = await ctx.db.transaction(ctx.brand.code, (tx) => deleteAfter(tx, after));
    after = ids.at(-1) ?? after;
    return ids.length;
  });
}
