-- Staff belong to the product, not to a brand: which brands one may work on is a column.
create table staff_account (
  id uuid primary key,
  account text not null,
  role text not null,
  -- Null: all brands.
  brands text[],
  password_hash text not null,
  -- The password was made by somebody else: it has to be changed first.
  password_once boolean not null,
  -- Sealed; without our key it makes no codes.
  two_step_secret text,
  two_step_on boolean not null default false,
  -- The latest step whose code was used: each works once.
  two_step_used bigint not null default 0,
  locked boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index staff_account_name on staff_account (account);
grant select, insert, update on staff_account to livery_app;

create table staff_session (
  token_hash text primary key,
  staff_id uuid not null references staff_account (id),
  ip text,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_session_of on staff_session (staff_id);
grant select, insert, update, delete on staff_session to livery_app;

-- What staff did. Append-only: the program may read and add, nothing else. Each row's hash takes in the one before.
create table staff_audit (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null,
  call text not null,
  brand text,
  outcome text not null,
  -- What is hashed, all of the row: JSON.
  body text not null,
  hash text not null
);
create index staff_audit_at on staff_audit (at);
create index staff_audit_actor on staff_audit (actor, seq);
create index staff_audit_brand on staff_audit (brand, seq);
grant select, insert on staff_audit to livery_app;

-- The end of the chain, from the first entry on: rows that are cut off are missed.
create table staff_audit_head (
  id smallint primary key,
  seq bigint not null,
  hash text not null
);
grant select, insert, update on staff_audit_head to livery_app;
