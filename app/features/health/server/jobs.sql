-- @across
-- Returns the latest run of each job of a brand, and its failures after a time.
/* @name latestRuns */
select place.job as "job!", place.merchant as "merchant!", run.slot as "slot?", run.state as "state?", run.attempts as "attempts?",
  run.run_after as "run_after?", run.started_at as "started_at?", run.finished_at as "finished_at?", run.beat_at as "beat_at?",
  run.error as "error?", failed.failures as "failures!"
from unnest(:merchants!::text[], :jobs!::text[]) as place (merchant, job)
left join lateral (
  select slot, state, attempts, run_after, started_at, finished_at, beat_at, error from job_run r
  where r.merchant_id = place.merchant and r.job = place.job
  order by slot desc
  limit 1
) run on true
cross join lateral (
  select count(*)::int as failures from job_run f
  where f.merchant_id = place.merchant and f.job = place.job and f.state = 'failed' and f.slot > :failedAfter!
) failed;
