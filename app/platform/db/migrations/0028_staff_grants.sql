-- What one of staff gave to members in a day of the brand: the row is locked while more is given, so that limits hold.
create table staff_grant_day (
  merchant_id text not null,
  actor text not null,
  -- grants, deposits: which limit it counts to.
  kind text not null,
  day date not null,
  amount bigint not null default 0 check (amount >= 0),
  primary key (merchant_id, actor, kind, day)
);
grant select, insert, update on staff_grant_day to livery_app;

-- Grants that need another of staff, until somebody decides and afterwards. Amounts are minor units.
create table staff_grant (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- bonus, redEnvelope.
  kind text not null,
  amount bigint not null check (amount > 0),
  -- What has to be bet once it is claimed.
  turnover bigint not null,
  -- How many days it waits for its member; null for the brand's rule.
  days integer,
  reason text not null,
  request_id text not null,
  -- pending, given, refused.
  state text not null,
  given_by text not null,
  at timestamptz not null,
  -- The day of the brand that it counts to.
  day date not null,
  decided_by text,
  decided_at timestamptz,
  -- Why it was refused.
  note text,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create unique index staff_grant_request on staff_grant (merchant_id, request_id);
create index staff_grant_pending on staff_grant (merchant_id, id) where state = 'pending';
grant select, insert, update on staff_grant to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table staff_grant_day enable row level security;
alter table staff_grant_day force row level security;
create policy own on staff_grant_day using (merchant_id = current_setting('app.merchant', true));
create policy across on staff_grant_day for select using (current_setting('app.merchant', true) = '*');
alter table staff_grant enable row level security;
alter table staff_grant force row level security;
create policy own on staff_grant using (merchant_id = current_setting('app.merchant', true));
create policy across on staff_grant for select using (current_setting('app.merchant', true) = '*');
