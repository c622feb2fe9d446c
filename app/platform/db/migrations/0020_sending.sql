-- Messages that staff sent, and how far each has come. The words stand here once, however many get them.
create table sending (
  merchant_id text not null,
  id uuid not null,
  -- Once in the brand: a form that is sent twice sends nothing twice.
  request_id text not null,
  -- account, label, all.
  audience text not null,
  -- The user name or the label; empty for all.
  name text not null,
  -- Texts by language; the HTML is safe as it stands.
  title jsonb not null,
  html jsonb not null,
  reason text,
  actor text not null,
  at timestamptz not null,
  -- How many it was for when it was sent, and how many have it.
  receivers integer not null,
  sent integer not null default 0,
  -- The last member who has it, by id; null before the first.
  sent_to uuid,
  done_at timestamptz,
  primary key (merchant_id, id)
);
create unique index sending_request on sending (merchant_id, request_id);
create index sending_open on sending (merchant_id, id) where done_at is null;
grant select, insert, update on sending to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table sending enable row level security;
alter table sending force row level security;
create policy own on sending using (merchant_id = current_setting('app.merchant', true));
create policy across on sending for select using (current_setting('app.merchant', true) = '*');
