-- What opens a game once, hashed, and then stands for the player until it expires.
create table launch (
  merchant_id text not null,
  token_hash text not null,
  id uuid not null,
  member_id uuid not null,
  -- The session that it was launched from: when that ends, so do bets.
  session_id uuid not null,
  vendor text not null,
  game_id text not null,
  -- The room that was chosen, where the vendor has rooms.
  room text,
  language text not null,
  demo boolean not null,
  created_at timestamptz not null,
  -- Set by the vendor's first request.
  opened_at timestamptz,
  -- Bets are refused from then on.
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index launch_member on launch (merchant_id, member_id, id);
create index launch_vendor on launch (merchant_id, vendor, created_at);
grant select, insert, update, delete on launch to livery_app;

-- A round of a game: what members see in their betting record.
create table round (
  merchant_id text not null,
  vendor text not null,
  round_id text not null,
  id uuid not null,
  member_id uuid not null,
  game_id text not null,
  -- The category that lists the game, e.g. RNG.
  category text not null,
  demo boolean not null,
  -- open, closed.
  state text not null,
  -- Minor units: what was staked and not taken back, and what was won.
  bet bigint not null,
  win bigint not null,
  record jsonb,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (merchant_id, vendor, round_id)
);
create index round_member on round (merchant_id, member_id, opened_at, id);
create index round_time on round (merchant_id, opened_at);
create index round_open on round (merchant_id, opened_at) where state = 'open';
create index round_won on round (merchant_id, win, id) where win > 0 and not demo;
grant select, insert, update on round to livery_app;

-- Every transaction of a vendor, by its own id. A rollback that came before its bet leaves a tombstone under the bet's id.
create table vendor_transaction (
  merchant_id text not null,
  vendor text not null,
  transaction_id text not null,
  -- bet, win, rollback, tombstone.
  kind text not null,
  content text not null,
  member_id uuid not null,
  round_id text not null,
  amount bigint not null,
  rolled_back boolean not null default false,
  -- What the wallet held right after it: a repeated request gets the same answer.
  balance bigint not null,
  at timestamptz not null,
  primary key (merchant_id, vendor, transaction_id)
);
create index vendor_transaction_round on vendor_transaction (merchant_id, vendor, round_id);
grant select, insert, update on vendor_transaction to livery_app;

-- The games that a member keeps, by their number in the catalogue.
create table favourite (
  merchant_id text not null,
  member_id uuid not null,
  node_id integer not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, node_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert, delete on favourite to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table launch enable row level security;
alter table launch force row level security;
create policy own on launch using (merchant_id = current_setting('app.merchant', true));
create policy across on launch for select using (current_setting('app.merchant', true) = '*');

alter table round enable row level security;
alter table round force row level security;
create policy own on round using (merchant_id = current_setting('app.merchant', true));
create policy across on round for select using (current_setting('app.merchant', true) = '*');

alter table vendor_transaction enable row level security;
alter table vendor_transaction force row level security;
create policy own on vendor_transaction using (merchant_id = current_setting('app.merchant', true));
create policy across on vendor_transaction for select using (current_setting('app.merchant', true) = '*');

alter table favourite enable row level security;
alter table favourite force row level security;
create policy own on favourite using (merchant_id = current_setting('app.merchant', true));
create policy across on favourite for select using (current_setting('app.merchant', true) = '*');
