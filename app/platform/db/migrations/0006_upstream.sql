-- In what operators' own systems differ from the contract: one row a brand, call and kind.
create table upstream_drift (
  merchant_id text not null,
  -- `area.name` of the call.
  call text not null,
  kind text not null,
  count bigint not null,
  -- The last one: where, and what. Never what was answered.
  detail text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (merchant_id, call, kind)
);
grant select, insert, update, delete on upstream_drift to livery_app;

alter table upstream_drift enable row level security;
alter table upstream_drift force row level security;
create policy own on upstream_drift
  using (merchant_id = current_setting('app.merchant', true));
create policy across on upstream_drift for select
  using (current_setting('app.merchant', true) = '*');
