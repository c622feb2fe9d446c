-- Browsers on which a member has signed in. The device keeps a random token as a cookie; here is its hash.
create table member_device (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  token_hash text not null,
  -- What it names itself, for the member's own list.
  device text not null,
  ip text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- Until then it signs in without the second step; null: the member did not trust it.
  trusted_until timestamptz,
  primary key (merchant_id, member_id, token_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create unique index member_device_id on member_device (merchant_id, id);
create index member_device_token on member_device (merchant_id, token_hash);
create index member_device_seen on member_device (merchant_id, seen_at);
grant select, insert, update, delete on member_device to livery_app;

alter table member_device enable row level security;
alter table member_device force row level security;
create policy own on member_device
  using (merchant_id = current_setting('app.merchant', true));
create policy across on member_device for select
  using (current_setting('app.merchant', true) = '*');

-- The device that a session was opened on; null for one that keeps no cookie.
alter table session add column device_id uuid;
create unique index session_id on session (merchant_id, id);

-- A token of "remember me" belongs to a session and dies with it. Tokens from before name none: their members sign in again.
-- One that was used stays until its session ends, so that a copy of it is recognised.
delete from remembered;
alter table remembered
  add column session_id uuid not null,
  add column used_at timestamptz,
  add foreign key (merchant_id, session_id) references session (merchant_id, id) on delete cascade;
create index remembered_session on remembered (merchant_id, session_id);
grant update on remembered to livery_app;
