-- What is to be done at a time, once: one row a brand, job and slot. The brand '*' stands for all brands together.
create table job_run (
  merchant_id text not null,
  job text not null,
  -- The time at which it was due.
  slot timestamptz not null,
  -- due (it waits, for its first try or the next one), running, done, failed (no more tries).
  state text not null,
  attempts smallint not null default 0,
  -- A waiting one is not tried before.
  run_after timestamptz not null,
  -- The process that has it, and when that last said so.
  owner text,
  beat_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- Of the last try.
  error text,
  primary key (merchant_id, job, slot)
);
create index job_run_open on job_run (merchant_id, run_after) where state in ('due', 'running');
grant select, insert, update, delete on job_run to livery_app;

-- Each transaction names its brand in app.merchant; one that names none does what belongs to no brand.
alter table job_run enable row level security;
alter table job_run force row level security;
create policy own on job_run using (merchant_id = current_setting('app.merchant', true));
create policy product on job_run using (merchant_id = '*' and current_setting('app.merchant', true) = '');
create policy across on job_run for select using (current_setting('app.merchant', true) = '*');

-- Clean-up forgets answered requests that nobody sends again.
grant delete on money_request to livery_app;
create index money_request_at on money_request (merchant_id, at);
create index launch_expires on launch (merchant_id, expires_at);
create index session_seen on session (merchant_id, seen_at);
create index outbox_at on outbox (merchant_id, at);
