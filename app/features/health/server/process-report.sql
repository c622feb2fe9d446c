-- Times are those of the database's clock: clocks of machines differ.
/* @name upsertReport */
insert into process_report (id, memory, requests, slow_calls, calls, deliveries, outages, host, pid, program, started_at, brands,
  files_hash, applied_ms, applied_worst_ms, seen_at)
values (:id!, :memory!, :requests!, :slowCalls!, :calls!, :deliveries!, :outages!, :host!, :pid!, :program!, :startedAt!, :brands!,
  :filesHash!, :appliedMs, :appliedWorstMs, now())
on conflict (id) do update
set memory = excluded.memory, requests = excluded.requests, slow_calls = excluded.slow_calls, calls = excluded.calls,
  deliveries = excluded.deliveries, outages = excluded.outages, brands = excluded.brands, files_hash = excluded.files_hash,
  applied_ms = excluded.applied_ms, applied_worst_ms = excluded.applied_worst_ms, seen_at = now();

-- Stores a heartbeat and deletes expired reports of other processes; writes no row when the process has none.
/* @name storeHeartbeat */
with gone as (
  delete from process_report where id <> :id! and seen_at < now() - :forgottenSeconds!::int * interval '1 second'
)
update process_report
set seen_at = now(), memory = :memory!, requests = :requests!, slow_calls = :slowCalls!, calls = :calls!,
  deliveries = :deliveries!, outages = :outages!
where id = :id!;

/* @name deleteReport */
delete from process_report where id = :id!;

-- Returns the reports that have not expired, oldest process first.
/* @name liveReports */
select id, host || ':' || pid as "name!", program, started_at, seen_at,
  seen_at < now() - :silentSeconds!::int * interval '1 second' as "silent!", brands, files_hash, applied_ms, applied_worst_ms,
  memory, requests, slow_calls, calls, deliveries, outages
from process_report
where seen_at > now() - :forgottenSeconds!::int * interval '1 second'
order by started_at, id;
