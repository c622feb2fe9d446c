-- Where a member's identity check stands. No row: nothing was ever sent.
create table identity_check (
  merchant_id text not null,
  member_id uuid not null,
  -- none, pending, verified, refused.
  status text not null,
  -- Grows with every document and every decision: who decides names the one that he looked at.
  version bigint not null,
  -- What staff said with their decision; members read that of a refusal.
  reason text,
  -- When it began to wait for staff.
  submitted_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by text,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index identity_check_queue on identity_check (merchant_id, status, submitted_at, member_id);
grant select, insert, update on identity_check to livery_app;

-- Pictures of documents. Append-only: a new one of the same kind takes the place of the old one, which stays.
create table identity_document (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  -- A JPEG of ours, encrypted (`box.ts`).
  content bytea not null,
  -- Of the JPEG.
  sha256 text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index identity_document_member on identity_document (merchant_id, member_id, id);
grant select, insert on identity_document to livery_app;

-- What staff did: who opened which document, who decided what. Append-only.
create table identity_event (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- opened, verified, refused.
  action text not null,
  document_id uuid,
  reason text,
  actor text not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index identity_event_member on identity_event (merchant_id, member_id, id);
grant select, insert on identity_event to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table identity_check enable row level security;
alter table identity_check force row level security;
create policy own on identity_check
  using (merchant_id = current_setting('app.merchant', true));
create policy across on identity_check for select
  using (current_setting('app.merchant', true) = '*');

alter table identity_document enable row level security;
alter table identity_document force row level security;
create policy own on identity_document
  using (merchant_id = current_setting('app.merchant', true));
create policy across on identity_document for select
  using (current_setting('app.merchant', true) = '*');

alter table identity_event enable row level security;
alter table identity_event force row level security;
create policy own on identity_event
  using (merchant_id = current_setting('app.merchant', true));
create policy across on identity_event for select
  using (current_setting('app.merchant', true) = '*');
