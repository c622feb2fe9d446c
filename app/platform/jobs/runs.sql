-- Here and below, `brand` is the code of a brand, or '*' for product jobs, which run in transactions without a brand.
/* @name latestSlot */
select max(slot) as slot from job_run where merchant_id = :brand! and job = :job!;

/* @name insertRuns */
insert into job_run (merchant_id, job, slot, state, run_after)
select :brand!, :job!, slot, 'due', slot from unnest(:slots!::timestamptz[]) as due (slot)
on conflict do nothing;

-- @across
-- Returns the brands with claimable runs: due, or owned by a process without a heartbeat since `aliveFrom`.
/* @name brandsWithWork */
select merchant_id from job_run
where state in ('due', 'running') and job = any(:jobs!)
  and ((state = 'due' and run_after <= :now!) or (state = 'running' and beat_at < :aliveFrom!))
group by merchant_id
order by min(run_after), merchant_id;

-- Claims the earliest claimable run; `before` is its previous owner, which died.
/* @name claimRun */
with next as (
  select job, slot, case when state = 'running' then owner end as before from job_run
  where merchant_id = :brand! and state in ('due', 'running') and job = any(:jobs!)
    and ((state = 'due' and run_after <= :now!) or (state = 'running' and beat_at < :aliveFrom!))
  order by slot, job
  limit 1
  for update skip locked
)
update job_run as run
set state = 'running', attempts = attempts + 1, owner = :owner!, beat_at = :now!, started_at = :now!
from next
where run.merchant_id = :brand! and run.job = next.job and run.slot = next.slot
returning run.job, run.slot, run.attempts, next.before;

-- Writes no row when another process has taken the run over.
/* @name storeHeartbeat */
update job_run set beat_at = :now!
where merchant_id = :brand! and job = :job! and slot = :slot! and state = 'running' and owner = :owner! and attempts = :attempt!;

-- Writes no row when another process has taken the run over.
/* @name finishAttempt */
update job_run
set state = :state!, finished_at = :finishedAt, run_after = :runAfter!, error = :error, attempts = attempts - :uncounted!,
  owner = null
where merchant_id = :brand! and job = :job! and slot = :slot! and state = 'running' and owner = :owner! and attempts = :attempt!;
