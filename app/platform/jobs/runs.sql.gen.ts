// Generated from runs.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LatestSlotParams {
  readonly brand: string;
  readonly job: string;
}

export interface LatestSlotRow {
  readonly slot: Date | null;
}

/** Here and below, `brand` is the code of a brand, or '*' for product jobs, which run in transactions without a brand. */
export const latestSlot = statement<LatestSlotParams, LatestSlotRow>({
  name: "platform/runs.latestSlot",
  text: `select max(slot) as slot from job_run where merchant_id = $1 and job = $2`,
  params: ["brand","job"],
  json: [],
  columns: ["slot"],
  isPrepared: true,
});

export interface InsertRunsParams {
  readonly brand: string;
  readonly job: string;
  readonly slots: readonly Date[];
}

export const insertRuns = statement<InsertRunsParams, never>({
  name: "platform/runs.insertRuns",
  text: `insert into job_run (merchant_id, job, slot, state, run_after)
select $1, $2, slot, 'due', slot from unnest($3::timestamptz[]) as due (slot)
on conflict do nothing`,
  params: ["brand","job","slots"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface BrandsWithWorkParams {
  readonly jobs: readonly string[];
  readonly now: Date;
  readonly aliveFrom: Date;
}

export interface BrandsWithWorkRow {
  readonly merchantId: string;
}

/** Returns the brands with claimable runs: due, or owned by a process without a heartbeat since `aliveFrom`. */
export const brandsWithWork = statement<BrandsWithWorkParams, BrandsWithWorkRow>({
  name: "platform/runs.brandsWithWork",
  text: `select merchant_id from job_run
where state in ('due', 'running') and job = any($1)
  and ((state = 'due' and run_after <= $2) or (state = 'running' and beat_at < $3))
group by merchant_id
order by min(run_after), merchant_id`,
  params: ["jobs","now","aliveFrom"],
  json: [],
  columns: ["merchantId"],
  isPrepared: true,
});

export interface ClaimRunParams {
  readonly brand: string;
  readonly jobs: readonly string[];
  readonly now: Date;
  readonly aliveFrom: Date;
  readonly owner: string;
}

export interface ClaimRunRow {
  readonly job: string;
  readonly slot: Date;
  readonly attempts: number;
  readonly before: string | null;
}

/** Claims the earliest claimable run; `before` is its previous owner, which died. */
export const claimRun = statement<ClaimRunParams, ClaimRunRow>({
  name: "platform/runs.claimRun",
  text: `with next as (
  select job, slot, case when state = 'running' then owner end as before from job_run
  where merchant_id = $1 and state in ('due', 'running') and job = any($2)
    and ((state = 'due' and run_after <= $3) or (state = 'running' and beat_at < $4))
  order by slot, job
  limit 1
  for update skip locked
)
update job_run as run
set state = 'running', attempts = attempts + 1, owner = $5, beat_at = $3, started_at = $3
from next
where run.merchant_id = $1 and run.job = next.job and run.slot = next.slot
returning run.job, run.slot, run.attempts, next.before`,
  params: ["brand","jobs","now","aliveFrom","owner"],
  json: [],
  columns: ["job","slot","attempts","before"],
  isPrepared: true,
});

export interface StoreHeartbeatParams {
  readonly now: Date;
  readonly brand: string;
  readonly job: string;
  readonly slot: Date;
  readonly owner: string;
  readonly attempt: number;
}

/** Writes no row when another process has taken the run over. */
export const storeHeartbeat = statement<StoreHeartbeatParams, never>({
  name: "platform/runs.storeHeartbeat",
  text: `update job_run set beat_at = $1
where merchant_id = $2 and job = $3 and slot = $4 and state = 'running' and owner = $5 and attempts = $6`,
  params: ["now","brand","job","slot","owner","attempt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface FinishAttemptParams {
  readonly state: string;
  readonly finishedAt: Date | null;
  readonly runAfter: Date;
  readonly error: string | null;
  readonly uncounted: number;
  readonly brand: string;
  readonly job: string;
  readonly slot: Date;
  readonly owner: string;
  readonly attempt: number;
}

/** Writes no row when another process has taken the run over. */
export const finishAttempt = statement<FinishAttemptParams, never>({
  name: "platform/runs.finishAttempt",
  text: `update job_run
set state = $1, finished_at = $2, run_after = $3, error = $4, attempts = attempts - $5,
  owner = null
where merchant_id = $6 and job = $7 and slot = $8 and state = 'running' and owner = $9 and attempts = $10`,
  params: ["state","finishedAt","runAfter","error","uncounted","brand","job","slot","owner","attempt"],
  json: [],
  columns: [],
  isPrepared: true,
});
