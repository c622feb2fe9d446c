-- What members were given: each waits until it is claimed, once. Amounts are minor units.
create table reward (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- bonus, redEnvelope, mission, level, raffle, referral, rebate.
  kind text not null,
  -- Happens once in the brand, e.g. `mission:daily-reels:2026-01-31:<member>`.
  reference text not null,
  -- What it is for: the mission, the level, or the words of staff.
  about jsonb not null,
  amount bigint not null check (amount > 0),
  -- What has to be bet once it is claimed, before money is paid out.
  turnover bigint not null,
  -- waiting, claimed. One that waits is expired after `expires_at`.
  state text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create unique index reward_reference on reward (merchant_id, reference);
create index reward_member on reward (merchant_id, member_id, id);
create index reward_waiting on reward (merchant_id, member_id) where state = 'waiting';
grant select, insert, update on reward to livery_app;

-- What each deposit and reward asks to be bet. How much is left of all together stands in `turnover`.
create table turnover_part (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- The reward; null for a deposit.
  reward_id uuid,
  required bigint not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index turnover_part_member on turnover_part (merchant_id, member_id, id);
grant select, insert on turnover_part to livery_app;

-- What was bet in rounds that are over, by day (of the brand's time zone) and category; demo rounds are in none.
-- Written with the close of a round, in its transaction: VIP levels, missions, rebate and referral read it.
create table play_day (
  merchant_id text not null,
  member_id uuid not null,
  day date not null,
  category text not null,
  rounds integer not null,
  bet bigint not null,
  -- How much of `bet` its rebate was claimed for.
  rebated bigint not null default 0 check (rebated <= bet),
  primary key (merchant_id, member_id, day, category),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index play_day_day on play_day (merchant_id, day);
grant select, insert, update on play_day to livery_app;

-- Messages to one member. Their words are made when they are read, in the reader's language.
create table message (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  params jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index message_member on message (merchant_id, member_id, id);
create index message_unread on message (merchant_id, member_id) where read_at is null;
grant select, insert, update, delete on message to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table reward enable row level security;
alter table reward force row level security;
create policy own on reward using (merchant_id = current_setting('app.merchant', true));
create policy across on reward for select using (current_setting('app.merchant', true) = '*');

alter table turnover_part enable row level security;
alter table turnover_part force row level security;
create policy own on turnover_part using (merchant_id = current_setting('app.merchant', true));
create policy across on turnover_part for select using (current_setting('app.merchant', true) = '*');

alter table play_day enable row level security;
alter table play_day force row level security;
create policy own on play_day using (merchant_id = current_setting('app.merchant', true));
create policy across on play_day for select using (current_setting('app.merchant', true) = '*');

alter table message enable row level security;
alter table message force row level security;
create policy own on message using (merchant_id = current_setting('app.merchant', true));
create policy across on message for select using (current_setting('app.merchant', true) = '*');
