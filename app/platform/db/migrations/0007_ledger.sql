-- What a member's wallets hold. Only `engine/wallet/ledger.ts` writes here; each row equals the sum of its postings.
create table balance (
  merchant_id text not null,
  member_id uuid not null,
  -- main, hold, vendor:<code>.
  wallet text not null,
  -- Minor units of the brand's currency.
  amount bigint not null check (amount >= 0),
  primary key (merchant_id, member_id, wallet),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert, update on balance to livery_app;

-- Every movement of money, append-only. `reference` happens once; `content` tells a retry from another request.
create table ledger_transaction (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  reference text not null,
  content text not null,
  -- What a statement shows beside the amount, e.g. the game or the order.
  details jsonb not null,
  at timestamptz not null,
  primary key (merchant_id, id)
);
create unique index ledger_transaction_reference on ledger_transaction (merchant_id, reference);
grant select, insert on ledger_transaction to livery_app;

-- The lines of a transaction, append-only; they sum to zero. The house's side has no balance row: its balance is a sum.
create table posting (
  merchant_id text not null,
  transaction_id uuid not null,
  line smallint not null,
  -- Null: an account of the house.
  member_id uuid,
  account text not null,
  amount bigint not null,
  -- What the wallet held after it; null for the house.
  balance bigint,
  primary key (merchant_id, transaction_id, line),
  foreign key (merchant_id, transaction_id) references ledger_transaction (merchant_id, id)
);
create index posting_member on posting (merchant_id, member_id, transaction_id) where member_id is not null;
grant select, insert on posting to livery_app;

-- Money calls that were answered: the same requestId again gets the same answer (checklist W8).
create table money_request (
  merchant_id text not null,
  member_id uuid not null,
  request_id text not null,
  content text not null,
  -- As text: the same bytes come back.
  answer json not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, request_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert, update on money_request to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table balance enable row level security;
alter table balance force row level security;
create policy own on balance using (merchant_id = current_setting('app.merchant', true));
create policy across on balance for select using (current_setting('app.merchant', true) = '*');

alter table ledger_transaction enable row level security;
alter table ledger_transaction force row level security;
create policy own on ledger_transaction using (merchant_id = current_setting('app.merchant', true));
create policy across on ledger_transaction for select using (current_setting('app.merchant', true) = '*');

alter table posting enable row level security;
alter table posting force row level security;
create policy own on posting using (merchant_id = current_setting('app.merchant', true));
create policy across on posting for select using (current_setting('app.merchant', true) = '*');

alter table money_request enable row level security;
alter table money_request force row level security;
create policy own on money_request using (merchant_id = current_setting('app.merchant', true));
create policy across on money_request for select using (current_setting('app.merchant', true) = '*');
