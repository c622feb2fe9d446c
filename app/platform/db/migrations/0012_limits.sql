-- What a member limits himself to. No row: nothing.
create table play_limit (
  merchant_id text not null,
  member_id uuid not null,
  -- deposit, loss, session.
  kind text not null,
  -- day, week, month; session for the minutes of one.
  period text not null,
  -- Minor units of the brand's currency, for a session minutes; null: no limit.
  value bigint check (value >= 0),
  -- A looser one takes its place then.
  pending_value bigint check (pending_value >= 0),
  pending_at timestamptz,
  primary key (merchant_id, member_id, kind, period),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert, update on play_limit to livery_app;

-- What members asked for, append-only: it shows that a limit was kept.
create table play_limit_event (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  period text not null,
  -- set, cancel.
  action text not null,
  -- What held, what was asked for, and from when that holds.
  before bigint,
  wanted bigint,
  effective_at timestamptz not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index play_limit_event_member on play_limit_event (merchant_id, member_id, id);
grant select, insert on play_limit_event to livery_app;

-- Deposits as the limit counts them, from when they are asked for; one that came to nothing has no row.
create table counted_deposit (
  merchant_id text not null,
  member_id uuid not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (merchant_id, member_id, reference),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index counted_deposit_at on counted_deposit (merchant_id, member_id, at);
grant select, insert, delete on counted_deposit to livery_app;

-- Times in which a member may not play, append-only: nobody makes one shorter.
create table play_break (
  merchant_id text not null,
  member_id uuid not null,
  -- Of an exclusion: that of its row in self_exclusion.
  id uuid not null,
  -- timeOut, exclusion.
  kind text not null,
  at timestamptz not null,
  -- Null: for ever.
  until_at timestamptz,
  primary key (merchant_id, member_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert on play_break to livery_app;

-- People who excluded themselves, at each brand of the operator, append-only. What they are known by, as `core/same-person` spells it.
create table self_exclusion (
  merchant_id text not null,
  id uuid not null,
  -- The brand at which it was asked for.
  origin text not null,
  mobile text,
  email text,
  named text,
  at timestamptz not null,
  -- Null: for ever.
  until_at timestamptz,
  primary key (merchant_id, id)
);
create index self_exclusion_mobile on self_exclusion (merchant_id, mobile) where mobile is not null;
create index self_exclusion_email on self_exclusion (merchant_id, email) where email is not null;
create index self_exclusion_named on self_exclusion (merchant_id, named) where named is not null;
create index self_exclusion_until on self_exclusion (merchant_id, until_at);
grant select, insert on self_exclusion to livery_app;

create index member_birthday on member (merchant_id, birthday) where birthday is not null;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table play_limit enable row level security;
alter table play_limit force row level security;
create policy own on play_limit using (merchant_id = current_setting('app.merchant', true));
create policy across on play_limit for select using (current_setting('app.merchant', true) = '*');

alter table play_limit_event enable row level security;
alter table play_limit_event force row level security;
create policy own on play_limit_event using (merchant_id = current_setting('app.merchant', true));
create policy across on play_limit_event for select using (current_setting('app.merchant', true) = '*');

alter table counted_deposit enable row level security;
alter table counted_deposit force row level security;
create policy own on counted_deposit using (merchant_id = current_setting('app.merchant', true));
create policy across on counted_deposit for select using (current_setting('app.merchant', true) = '*');

alter table play_break enable row level security;
alter table play_break force row level security;
create policy own on play_break using (merchant_id = current_setting('app.merchant', true));
create policy across on play_break for select using (current_setting('app.merchant', true) = '*');

alter table self_exclusion enable row level security;
alter table self_exclusion force row level security;
create policy own on self_exclusion using (merchant_id = current_setting('app.merchant', true));
create policy across on self_exclusion for select using (current_setting('app.merchant', true) = '*');
