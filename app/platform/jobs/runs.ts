import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import type { JobState } from "./job";
import * as sql from "./runs.sql.gen";

/** Merchant id of product jobs in the table of runs. */
export const ALL_BRANDS = "*";

/** Run claimed by this process. */
export interface ClaimedRun {
  /** Code of the brand, or `*`. */
  readonly merchant: string;
  readonly job: string;
  /** UTC ms. */
  readonly slot: number;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Previous owner, which died; usually null. */
  readonly takenFrom: string | null;
  readonly owner: string;
}

/** Time without a heartbeat after which a run is taken over, ms. Must exceed the clock difference between processes. */
export const LEASE_MS = 60_000;

/** Runs `work` in a transaction of the brand; product jobs use one without a brand. */
export const inMerchantTransaction = <T>(
  db: Database,
  merchant: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => db.transaction(merchant === ALL_BRANDS ? null : merchant, work);

/** Returns the latest stored slot of a job, UTC ms; null for none. */
export async function latestSlot(db: Database, merchant: string, job: string): Promise<number | null> {
  const row = await inMerchantTransaction(db, merchant, (tx) => tx.first(sql.latestSlot, { brand: merchant, job }));
  return row?.slot?.getTime() ?? null;
}

/** Stores due runs of a job. Existing runs stay unchanged. */
export async function storeDueRuns(
  db: Database,
  merchant: string,
  job: string,
  slots: readonly number[],
): Promise<void> {
  const due = { brand: merchant, job, slots: slots.map((slot) => new Date(slot)) };
  await inMerchantTransaction(db, merchant, (tx) => tx.run(sql.insertRuns, due));
}

/** Returns the brands with claimable runs, in one query over all brands. */
export async function merchantsWithWork(
  db: Database,
  jobs: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const rows = await db.acrossMerchants((tx) => tx.all(sql.brandsWithWork, { jobs, ...timesOf(now) }));
  return rows.map(({ merchantId }) => merchantId);
}

/** Claims the earliest claimable run of a brand. Of several concurrent processes, exactly one gets it. */
export async function claimRun(
  db: Database,
  merchant: string,
  { jobs, now, owner }: { readonly jobs: readonly string[]; readonly now: number; readonly owner: string },
): Promise<ClaimedRun | null> {
  const row = await inMerchantTransaction(db, merchant, (tx) =>
    tx.first(sql.claimRun, { brand: merchant, jobs, owner, ...timesOf(now) }),
  );
  if (!row) return null;
  const { attempts: attempt, before: takenFrom, job, slot } = row;
  return { merchant, job, slot: slot.getTime(), attempt, takenFrom, owner };
}

/** Returns the current time and the oldest heartbeat of a live process. */
const timesOf = (now: number) => ({ now: new Date(now), aliveFrom: new Date(now - LEASE_MS) });

/** Stores a heartbeat. @returns false if another process has taken the run over */
export async function storeHeartbeat(db: Database, claim: ClaimedRun, now: number): Promise<boolean> {
  return updateClaimedRun(db, claim, (tx, run) => tx.run(sql.storeHeartbeat, { ...run, now: new Date(now) }));
}

/** State of a run after an attempt. */
export interface AttemptResult {
  readonly state: Exclude<JobState, "running">;
  /** UTC ms. */
  readonly now: number;
  /** Time of the next attempt of a due run, UTC ms. */
  readonly runAfter?: number;
  readonly error?: string;
  /** Does not count the attempt, because it was aborted. */
  readonly uncounted?: boolean;
}

/** Ends an attempt. @returns false, without any change, if another process has taken the run over */
export async function finishAttempt(db: Database, claim: ClaimedRun, outcome: AttemptResult): Promise<boolean> {
  const { error = null, now, runAfter = now, state, uncounted = false } = outcome;
  const end = {
    state,
    finishedAt: state === "due" ? null : new Date(now),
    runAfter: new Date(runAfter),
    error,
    uncounted: uncounted ? 1 : 0,
  };
  return updateClaimedRun(db, claim, (tx, run) => tx.run(sql.finishAttempt, { ...run, ...end }));
}

/** Updates a run if this attempt still owns it. @param update returns the number of rows that it wrote */
async function updateClaimedRun(
  db: Database,
  { attempt, job, merchant, owner, slot }: ClaimedRun,
  update: (tx: Transaction, run: Omit<sql.StoreHeartbeatParams, "now">) => Promise<number>,
): Promise<boolean> {
  const run = { brand: merchant, job, slot: new Date(slot), owner, attempt };
  return (await inMerchantTransaction(db, merchant, (tx) => update(tx, run))) > 0;
}
