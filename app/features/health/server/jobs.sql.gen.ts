// Generated from jobs.sql. Do not edit.
import type { JobState } from "~/platform/jobs/job";
import { statement } from "~/platform/db/statement";

export interface LatestRunsParams {
  readonly merchants: readonly string[];
  readonly jobs: readonly string[];
  readonly failedAfter: Date;
}

export interface LatestRunsRow {
  readonly job: string;
  readonly merchant: string;
  readonly slot: Date | null;
  readonly state: JobState | null;
  readonly attempts: number | null;
  readonly runAfter: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly beatAt: Date | null;
  readonly error: string | null;
  readonly failures: number;
}

/** Returns the latest run of each job of a brand, and its failures after a time. */
export const latestRuns = statement<LatestRunsParams, LatestRunsRow>({
  name: "health/jobs.latestRuns",
  text: `select place.job as "job!", place.merchant as "merchant!", run.slot as "slot?", run.state as "state?", run.attempts as "attempts?",
  run.run_after as "run_after?", run.started_at as "started_at?", run.finished_at as "finished_at?", run.beat_at as "beat_at?",
  run.error as "error?", failed.failures as "failures!"
from unnest($1::text[], $2::text[]) as place (merchant, job)
left join lateral (
  select slot, state, attempts, run_after, started_at, finished_at, beat_at, error from job_run r
  where r.merchant_id = place.merchant and r.job = place.job
  order by slot desc
  limit 1
) run on true
cross join lateral (
  select count(*)::int as failures from job_run f
  where f.merchant_id = place.merchant and f.job = place.job and f.state = 'failed' and f.slot > $3
) failed`,
  params: ["merchants","jobs","failedAfter"],
  json: [],
  columns: ["job","merchant","slot","state","attempts","runAfter","startedAt","finishedAt","beatAt","error","failures"],
  isPrepared: true,
});
