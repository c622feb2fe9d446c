-- What signs in once in place of an authenticator app, hashed. One that was used has no row.
create table recovery_code (
  merchant_id text not null,
  member_id uuid not null,
  code_hash text not null,
  primary key (merchant_id, member_id, code_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
grant select, insert, delete on recovery_code to livery_app;

alter table recovery_code enable row level security;
alter table recovery_code force row level security;
create policy own on recovery_code
  using (merchant_id = current_setting('app.merchant', true));
create policy across on recovery_code for select
  using (current_setting('app.merchant', true) = '*');
