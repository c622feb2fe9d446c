-- The clean-up job deletes what docs/operating.md, "Retention", lists.
grant delete on sign_in, enquiry, round, vendor_transaction, house_session, house_round, house_match to livery_app;

-- Sums of the deleted rounds of a member, without demo rounds. Together with the stored rounds they equal play_day.
create table deleted_play (
  merchant_id text not null,
  member_id uuid not null,
  category text not null,
  rounds bigint not null,
  -- Minor units.
  bet bigint not null,
  win bigint not null,
  primary key (merchant_id, member_id, category),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert, update on deleted_play to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table deleted_play enable row level security;
alter table deleted_play force row level security;
create policy own on deleted_play using (merchant_id = current_setting('app.merchant', true));
create policy across on deleted_play for select using (current_setting('app.merchant', true) = '*');

-- Finds old rollbacks without a round. Bets and wins always have a round and are not in this index, so they cost nothing more.
create index vendor_transaction_rollback on vendor_transaction (merchant_id, at) where kind in ('rollback', 'tombstone');
-- Finds the rounds of a session, for the clean-up and for the foreign key.
create index house_round_session on house_round (merchant_id, session_id);
-- Finds expired codes, which are deleted with each new code.
create index one_time_code_expires on one_time_code (merchant_id, expires_at);
-- Finds a member's accounts, removed ones included, for the export of their data.
create index bank_account_member on bank_account (merchant_id, member_id);
