import type { JobContext } from "~/platform/wps/context";

export const DAY_MS = 86_400_000;

/**
 * Retention of records about members, ms: five years, as laws against money laundering require. Personal data must be deleted
 * afterwards.
 */
export const RECORD_MS = 1_827 * DAY_MS;

/** Maximum number of rows that one transaction deletes, which keeps locks short. */
export const BATCH = 5_000;

/**
 * Deletes rows in batches until a batch is not full. Each batch is one transaction, so a run that is interrupted continues where
 * it stopped.
 * @param deleteSome deletes at most `BATCH` rows and returns their number
 * @returns the number of deleted rows
 */
export async function deleteInBatches(
  { signal }: Pick<JobContext, "signal">,
  deleteSome: () => Promise<number>,
): Promise<number> {
  for (let deleted = 0; ; ) {
    signal.throwIfAborted();
    const count = await deleteSome();
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
