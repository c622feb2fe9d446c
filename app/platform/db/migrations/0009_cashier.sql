-- Deposits and withdrawals, each one row that goes from state to state.
create table payment_order (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- deposit, withdrawal.
  kind text not null,
  -- deposit: pending, review, credited, failed. withdrawal: waiting, approved, paid, partly, disputed, received, returned,
  -- refused, cancelled, failed.
  state text not null,
  -- Grows with every change: a decision names the one that it was made on.
  version bigint not null,
  method text not null,
  -- Minor units of the brand's currency. The fee is part of the amount.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- What is set aside with a withdrawal, and what became of it: none, held, returned, kept.
  security bigint not null check (security >= 0),
  security_state text not null,
  -- What came: of a deposit as its provider says, of a withdrawal as its member says.
  received bigint,
  -- What of a withdrawal is still to come.
  remaining bigint,
  -- What a deposit asked for, by name.
  fields jsonb not null,
  -- Where a withdrawal goes, encrypted; and what of it may be shown.
  account bytea,
  account_label text,
  provider text not null,
  provider_reference text,
  -- Where a deposit is paid.
  pay_url text,
  claimed_by text,
  reviewed_by text,
  reason text,
  created_at timestamptz not null,
  -- When its state last changed.
  changed_at timestamptz not null,
  paid_at timestamptz,
  -- A paid withdrawal counts as received from then on.
  confirm_until timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index payment_order_member on payment_order (merchant_id, member_id, id);
create index payment_order_state on payment_order (merchant_id, state, id);
create index payment_order_overdue on payment_order (merchant_id, confirm_until) where state = 'paid';
grant select, insert, update on payment_order to livery_app;

-- What became of an order, append-only.
create table payment_event (
  merchant_id text not null,
  id uuid not null,
  order_id uuid not null,
  -- Its place in the order's history: several may happen in one millisecond.
  line integer not null,
  -- The state that it came to, or what was done without a change of state.
  action text not null,
  -- member, provider, time, staff:<name>.
  actor text not null,
  note text,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references payment_order (merchant_id, id)
);
create index payment_event_order on payment_event (merchant_id, order_id, line, id);
grant select, insert on payment_event to livery_app;

-- What providers told, by their own event id: the same one again changes nothing.
create table payment_notice (
  merchant_id text not null,
  method text not null,
  event_id text not null,
  content text not null,
  order_id uuid not null,
  at timestamptz not null,
  primary key (merchant_id, method, event_id),
  foreign key (merchant_id, order_id) references payment_order (merchant_id, id)
);
grant select, insert on payment_notice to livery_app;

-- Where members' withdrawals go. Removed ones are kept for the orders of the past.
create table bank_account (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  bank text not null,
  holder text not null,
  -- Encrypted.
  number bytea not null,
  -- What of it is shown.
  ending text not null,
  -- Tells whether a member has it already, and not what it is.
  digest text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create unique index bank_account_own on bank_account (merchant_id, member_id, digest) where removed_at is null;
grant select, insert, update on bank_account to livery_app;

-- Pictures that show that a withdrawal did not come, encrypted.
create table payment_proof (
  merchant_id text not null,
  id uuid not null,
  order_id uuid not null,
  content bytea not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- Named by the confirmation that it belongs to.
  used boolean not null default false,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references payment_order (merchant_id, id)
);
create index payment_proof_order on payment_proof (merchant_id, order_id, id);
grant select, insert, update on payment_proof to livery_app;

-- What a member still has to bet before money is paid out: `required` minor units since then.
create table turnover (
  merchant_id text not null,
  member_id uuid not null,
  required bigint not null check (required >= 0),
  since timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert, update on turnover to livery_app;
create index round_closed on round (merchant_id, member_id, closed_at) where state = 'closed' and not demo;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table payment_order enable row level security;
alter table payment_order force row level security;
create policy own on payment_order using (merchant_id = current_setting('app.merchant', true));
create policy across on payment_order for select using (current_setting('app.merchant', true) = '*');

alter table payment_event enable row level security;
alter table payment_event force row level security;
create policy own on payment_event using (merchant_id = current_setting('app.merchant', true));
create policy across on payment_event for select using (current_setting('app.merchant', true) = '*');

alter table payment_notice enable row level security;
alter table payment_notice force row level security;
create policy own on payment_notice using (merchant_id = current_setting('app.merchant', true));
create policy across on payment_notice for select using (current_setting('app.merchant', true) = '*');

alter table bank_account enable row level security;
alter table bank_account force row level security;
create policy own on bank_account using (merchant_id = current_setting('app.merchant', true));
create policy across on bank_account for select using (current_setting('app.merchant', true) = '*');

alter table payment_proof enable row level security;
alter table payment_proof force row level security;
create policy own on payment_proof using (merchant_id = current_setting('app.merchant', true));
create policy across on payment_proof for select using (current_setting('app.merchant', true) = '*');

alter table turnover enable row level security;
alter table turnover force row level security;
create policy own on turnover using (merchant_id = current_setting('app.merchant', true));
create policy across on turnover for select using (current_setting('app.merchant', true) = '*');
