-- The house's own games. It is a vendor like others and knows of a player what the wallet tells it, so nothing here refers
-- to members or to their money.

-- A player at a game. One a launch: who enters again, in another window, goes on here with another token.
create table house_session (
  merchant_id text not null,
  id uuid not null,
  token_hash text not null,
  launch_hash text not null,
  -- The launch token, shut away: bets need it.
  launch bytea not null,
  player_id text not null,
  game_id text not null,
  nickname text not null,
  language text not null,
  demo boolean not null,
  -- What decides the next round: its hash is shown before, the seed itself is shut away.
  client_seed text not null,
  nonce integer not null,
  seed bytea not null,
  commitment text not null,
  created_at timestamptz not null,
  -- The wallet takes no more bets of this launch.
  ended_at timestamptz,
  primary key (merchant_id, id)
);
create unique index house_session_token on house_session (merchant_id, token_hash);
create unique index house_session_launch on house_session (merchant_id, launch_hash);
grant select, insert, update on house_session to livery_app;

-- A round, and how far it has come with the wallet: it survives a crash at any point.
create table house_round (
  merchant_id text not null,
  id uuid not null,
  session_id uuid not null,
  player_id text not null,
  game_id text not null,
  -- betting, undoing, playing, paying, closing; done, undone, refused.
  phase text not null,
  -- Counts its changes: of two that change it at once, one finds another number.
  version integer not null,
  -- Minor units: what the wallet took, what it is asked for now, what the round won.
  stake bigint not null,
  pending bigint,
  win bigint not null,
  -- How many bets the wallet was asked for: numbers their transactions.
  bets smallint not null,
  -- What was played, by game.
  play jsonb not null,
  client_seed text not null,
  nonce integer not null,
  seed bytea not null,
  commitment text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- When somebody has to look after it, unless the player does before; null once it is over.
  due_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, session_id) references house_session (merchant_id, id)
);
create index house_round_player on house_round (merchant_id, player_id, game_id, id);
create index house_round_due on house_round (merchant_id, due_at) where due_at is not null;
grant select, insert, update on house_round to livery_app;

-- What players asked for: the same requestId again gets the same answer.
create table house_request (
  merchant_id text not null,
  session_id uuid not null,
  request_id text not null,
  content text not null,
  round_id uuid not null,
  -- Null until it is known.
  answer json,
  at timestamptz not null,
  primary key (merchant_id, session_id, request_id),
  foreign key (merchant_id, round_id) references house_round (merchant_id, id)
);
create index house_request_round on house_request (merchant_id, round_id);
grant select, insert, update, delete on house_request to livery_app;

-- A match of the sports slip: its odds as offered, and the seed that decides it.
create table house_match (
  merchant_id text not null,
  -- The fixture's id and its start.
  id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Hundredths.
  home integer not null,
  draw integer,
  away integer not null,
  seed bytea not null,
  commitment text not null,
  -- home, draw, away; null until it has ended.
  result text,
  primary key (merchant_id, id)
);
create index house_match_due on house_match (merchant_id, ends_at) where result is null;
grant select, insert, update on house_match to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table house_session enable row level security;
alter table house_session force row level security;
create policy own on house_session using (merchant_id = current_setting('app.merchant', true));
create policy across on house_session for select using (current_setting('app.merchant', true) = '*');

alter table house_round enable row level security;
alter table house_round force row level security;
create policy own on house_round using (merchant_id = current_setting('app.merchant', true));
create policy across on house_round for select using (current_setting('app.merchant', true) = '*');

alter table house_request enable row level security;
alter table house_request force row level security;
create policy own on house_request using (merchant_id = current_setting('app.merchant', true));
create policy across on house_request for select using (current_setting('app.merchant', true) = '*');

alter table house_match enable row level security;
alter table house_match force row level security;
create policy own on house_match using (merchant_id = current_setting('app.merchant', true));
create policy across on house_match for select using (current_setting('app.merchant', true) = '*');
