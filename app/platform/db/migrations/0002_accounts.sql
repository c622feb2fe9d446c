-- People: members, agents and demo accounts of a brand.
create table member (
  merchant_id text not null,
  id uuid not null,
  -- The user name, in small letters; who registered by mobile number has it for one.
  account text not null,
  nickname text not null,
  -- isAgent of the WPS: 0 member, 1, 2, 41 and 42 agents, 4 demo.
  type smallint not null,
  password_hash text,
  password_at timestamptz not null,
  -- The password is a one-time one that was handed out: it must be changed.
  password_once boolean not null default false,
  payment_hash text,
  -- E.164.
  mobile text,
  email text,
  payee_name text,
  birthday date,
  -- Further fields of the registration: line, whatsapp, idNumber and so on.
  contacts jsonb not null,
  avatar text not null,
  language text,
  upline_id uuid,
  referral_code text not null,
  rank_level smallint not null default 1,
  labels jsonb not null default '[]',
  locked boolean not null default false,
  first_login_done boolean not null default false,
  two_step_secret text,
  two_step_on boolean not null default false,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, upline_id) references member (merchant_id, id)
);
create unique index member_account on member (merchant_id, account);
create unique index member_mobile on member (merchant_id, mobile);
create unique index member_referral_code on member (merchant_id, referral_code);
create index member_upline on member (merchant_id, upline_id);
grant select, insert, update on member to livery_app;

-- Accounts at identity providers that sign in a member.
create table member_identity (
  merchant_id text not null,
  provider text not null,
  subject text not null,
  member_id uuid not null,
  at timestamptz not null,
  primary key (merchant_id, provider, subject),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index member_identity_member on member_identity (merchant_id, member_id);
grant select, insert, delete on member_identity to livery_app;

-- Sign-ins that are in force. A session that ended has no row.
create table session (
  merchant_id text not null,
  token_hash text not null,
  id uuid not null,
  member_id uuid not null,
  side text not null,
  -- username, sms, firebase, remembered, freeplay.
  method text not null,
  ip text,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index session_member on session (merchant_id, member_id);
grant select, insert, update, delete on session to livery_app;

-- "Remember me": a random token that works once and is replaced by the next.
create table remembered (
  merchant_id text not null,
  token_hash text not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index remembered_member on remembered (merchant_id, member_id);
grant select, insert, delete on remembered to livery_app;

-- Every try to sign in to an account that exists. Append-only.
create table sign_in (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  ok boolean not null,
  method text not null,
  ip text,
  device text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index sign_in_member on sign_in (merchant_id, member_id, id);
grant select, insert on sign_in to livery_app;

-- One code a purpose and receiver (a number in E.164, an e-mail address); a new one takes the place of the old.
create table one_time_code (
  merchant_id text not null,
  purpose text not null,
  receiver text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, purpose, receiver)
);
grant select, insert, update, delete on one_time_code to livery_app;

-- What works once: challenges, captchas, sealed bodies. Belongs to the brand in whose name it was made.
create table used_once (
  merchant_id text not null,
  kind text not null,
  id text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, kind, id)
);
create index used_once_expires on used_once (merchant_id, expires_at);
grant select, insert, delete on used_once to livery_app;

-- Messages of the sandbox providers, which send nothing.
create table outbox (
  merchant_id text not null,
  id uuid not null,
  channel text not null,
  receiver text not null,
  subject text,
  body text not null,
  at timestamptz not null,
  primary key (merchant_id, id)
);
grant select, insert, delete on outbox to livery_app;

-- Keys that callers seal bodies with. Belongs to no brand.
create table seal_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);
grant select, insert, delete on seal_key to livery_app;

-- Counters of rate-limiter-flexible, keys begin with the brand. Belongs to no brand.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limit to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table member enable row level security;
alter table member force row level security;
create policy own on member
  using (merchant_id = current_setting('app.merchant', true));
create policy across on member for select
  using (current_setting('app.merchant', true) = '*');

alter table member_identity enable row level security;
alter table member_identity force row level security;
create policy own on member_identity
  using (merchant_id = current_setting('app.merchant', true));
create policy across on member_identity for select
  using (current_setting('app.merchant', true) = '*');

alter table session enable row level security;
alter table session force row level security;
create policy own on session
  using (merchant_id = current_setting('app.merchant', true));
create policy across on session for select
  using (current_setting('app.merchant', true) = '*');

alter table remembered enable row level security;
alter table remembered force row level security;
create policy own on remembered
  using (merchant_id = current_setting('app.merchant', true));
create policy across on remembered for select
  using (current_setting('app.merchant', true) = '*');

alter table sign_in enable row level security;
alter table sign_in force row level security;
create policy own on sign_in
  using (merchant_id = current_setting('app.merchant', true));
create policy across on sign_in for select
  using (current_setting('app.merchant', true) = '*');

alter table one_time_code enable row level security;
alter table one_time_code force row level security;
create policy own on one_time_code
  using (merchant_id = current_setting('app.merchant', true));
create policy across on one_time_code for select
  using (current_setting('app.merchant', true) = '*');

alter table used_once enable row level security;
alter table used_once force row level security;
create policy own on used_once
  using (merchant_id = current_setting('app.merchant', true));
create policy across on used_once for select
  using (current_setting('app.merchant', true) = '*');

alter table outbox enable row level security;
alter table outbox force row level security;
create policy own on outbox
  using (merchant_id = current_setting('app.merchant', true));
create policy across on outbox for select
  using (current_setting('app.merchant', true) = '*');
