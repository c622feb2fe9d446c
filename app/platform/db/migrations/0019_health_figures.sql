-- What each serving process says of itself, every few seconds. Belongs to no brand; the row goes with the process.
create table process_report (
  id uuid primary key,
  host text not null,
  pid integer not null,
  -- Which build it runs.
  program text not null,
  started_at timestamptz not null,
  -- By the database's clock: machines' clocks differ.
  seen_at timestamptz not null,
  -- What it serves, by code: version of the files, version of the overrides, and how long that took from the change on (ms).
  brands jsonb not null,
  -- Over all of those file versions.
  files_hash text not null,
  -- How long a change of overrides took until it was served here, ms: the last one, and the longest.
  applied_ms integer,
  applied_worst_ms integer,
  memory bigint not null,
  requests bigint not null,
  slow_calls bigint not null,
  -- The last hour's calls by name: how many took how long.
  calls jsonb not null,
  -- What providers took and did not take, by channel.
  deliveries jsonb not null
);
create index process_report_seen on process_report (seen_at);
grant select, insert, update, delete on process_report to livery_app;

-- What failed lately is looked for among all runs.
create index job_run_failed on job_run (merchant_id, job, slot) where state = 'failed';

-- Figures of a day are sums over what happened on it: each of these holds all that its sum needs.
create index member_created on member (merchant_id, created_at) where type <> 4;
create index sign_in_at on sign_in (merchant_id, at) where ok and method <> 'freeplay';
create index round_settled on round (merchant_id, closed_at) include (category, bet, win) where state = 'closed' and not demo;
create index ledger_transaction_house on ledger_transaction (merchant_id, at) include (id, kind)
  where kind in ('deposit', 'withdrawPaid', 'withdrawReturned', 'bonus', 'rebate', 'referral');
