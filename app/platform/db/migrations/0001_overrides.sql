-- Counters that every node polls. Rows appear with their first change.
create table config_version (
  name text primary key,
  version bigint not null
);
grant select, insert, update on config_version to livery_app;

create table brand_override (
  merchant_id text not null,
  key text not null,
  value jsonb not null,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  primary key (merchant_id, key)
);
grant select, insert, update, delete on brand_override to livery_app;

create table brand_override_version (
  merchant_id text primary key,
  version bigint not null
);
grant select, insert, update on brand_override_version to livery_app;

-- Append-only: the program may read and add, nothing else.
create table brand_override_history (
  merchant_id text not null,
  id uuid not null,
  version bigint not null,
  key text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  undoes uuid,
  primary key (merchant_id, id)
);
create unique index brand_override_history_version on brand_override_history (merchant_id, version);
grant select, insert on brand_override_history to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table brand_override enable row level security;
alter table brand_override force row level security;
create policy own on brand_override
  using (merchant_id = current_setting('app.merchant', true));
create policy across on brand_override for select
  using (current_setting('app.merchant', true) = '*');

alter table brand_override_version enable row level security;
alter table brand_override_version force row level security;
create policy own on brand_override_version
  using (merchant_id = current_setting('app.merchant', true));
create policy across on brand_override_version for select
  using (current_setting('app.merchant', true) = '*');

alter table brand_override_history enable row level security;
alter table brand_override_history force row level security;
create policy own on brand_override_history
  using (merchant_id = current_setting('app.merchant', true));
create policy across on brand_override_history for select
  using (current_setting('app.merchant', true) = '*');
