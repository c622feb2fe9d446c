-- What visitors and members ask customer service, where the brand has no service of its own.
create table enquiry (
  merchant_id text not null,
  id uuid not null,
  -- Null for a visitor.
  member_id uuid,
  topic text not null,
  content text not null,
  -- How to answer: as the sender wrote it.
  contact text not null,
  at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index enquiry_open on enquiry (merchant_id, id) where answered_at is null;
create index enquiry_member on enquiry (merchant_id, member_id, id) where member_id is not null;
grant select, insert, update on enquiry to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table enquiry enable row level security;
alter table enquiry force row level security;
create policy own on enquiry
  using (merchant_id = current_setting('app.merchant', true));
create policy across on enquiry for select
  using (current_setting('app.merchant', true) = '*');
