import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import type { JobState } from "./schema-jobs";

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
  const [row] = await inMerchantTransaction(db, merchant, (tx) =>
    tx.query<{ slot: Date | null }>("select max(slot) as slot from job_run where merchant_id = $1 and job = $2", [
      merchant,
      job,
    ]),
  );
  return row?.slot?.getTime() ?? null;
}

/** Stores due runs of a job. Existing runs stay unchanged. */
export async function storeDueRuns(
  db: Database,
  merchant: string,
  job: string,
  slots: readonly number[],
): Promise<void> {
  await inMerchantTransaction(db, merchant, (tx) =>
    tx.query(
      `insert into job_run (merchant_id, job, slot, state, run_after)
       select $1, $2, slot, 'due', slot from unnest($3::timestamptz[]) as each (slot) on conflict do nothing`,
      [merchant, job, slots.map((slot) => new Date(slot).toISOString())],
    ),
  );
}

/**
 * SQL condition of claimable runs: due, or owned by a dead process. The parameters are the placeholders for the current
 * time, the oldest live heartbeat, and the job names.
 */
const CLAIMABLE = (now: string, dead: string, jobs: string) =>
  `job = any(${jobs}) and ((state = 'due' and run_after <= ${now}) or (state = 'running' and beat_at < ${dead}))`;

/** Returns the brands with claimable runs, in one query over all brands. */
export function merchantsWithWork(db: Database, jobs: readonly string[], now: number): Promise<readonly string[]> {
  return db.acrossMerchants(async (tx) => {
    const rows = await tx.query<{ merchant_id: string }>(
      `select merchant_id from job_run where state in ('due', 'running') and ${CLAIMABLE("$1", "$2", "$3")}
       group by merchant_id order by min(run_after), merchant_id`,
      [new Date(now), new Date(now - LEASE_MS), jobs],
    );
    return rows.map(({ merchant_id }) => merchant_id);
  });
}

/** Claims the earliest claimable run of a brand. Of several concurrent processes, exactly one gets it. */
export async function claimRun(
  db: Database,
  merchant: string,
  { jobs, now, owner }: { readonly jobs: readonly string[]; readonly now: number; readonly owner: string },
): Promise<ClaimedRun | null> {
  const [row] = await inMerchantTransaction(db, merchant, (tx) =>
    tx.query<{ job: string; slot: Date; attempts: number; before: string | null }>(
      `with next as (
         select job, slot, case when state = 'running' then owner end as before from job_run
         where merchant_id = $1 and state in ('due', 'running') and ${CLAIMABLE("$2", "$3", "$4")}
         order by slot, job limit 1 for update skip locked
       )
       update job_run as run set state = 'running', attempts = attempts + 1, owner = $5, beat_at = $2, started_at = $2
       from next where merchant_id = $1 and run.job = next.job and run.slot = next.slot
       returning run.job, run.slot, run.attempts, next.before`,
      [merchant, new Date(now), new Date(now - LEASE_MS), jobs, owner],
    ),
  );
  if (!row) return null;
  const { attempts: attempt, before: takenFrom, job, slot } = row;
  return { merchant, job, slot: slot.getTime(), attempt, takenFrom, owner };
}

/** Stores a heartbeat. @returns false if another process has taken the run over */
export async function storeHeartbeat(db: Database, claim: ClaimedRun, now: number): Promise<boolean> {
  return updateClaimedRun(db, claim, "beat_at = $6", [new Date(now)]);
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
  return updateClaimedRun(
    db,
    claim,
    "state = $6, finished_at = $7, run_after = $8, error = $9, attempts = attempts - $10, owner = null",
    [state, state === "due" ? null : new Date(now), new Date(runAfter), error, uncounted ? 1 : 0],
  );
}

/** Updates a run if this attempt still owns it. */
async function updateClaimedRun(
  db: Database,
  claim: ClaimedRun,
  set: string,
  values: readonly unknown[],
): Promise<boolean> {
  const { attempt, job, merchant, owner, slot } = claim;
  const rows = await inMerchantTransaction(db, merchant, (tx) =>
    tx.query(
      `update job_run set ${set} where merchant_id = $1 and job = $2 and slot = $3
       and state = 'running' and owner = $4 and attempts = $5 returning 1`,
      [merchant, job, new Date(slot), owner, attempt, ...values],
    ),
  );
  return rows.length > 0;
}
