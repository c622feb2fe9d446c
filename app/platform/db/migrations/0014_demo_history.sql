-- How far the history of a demo brand's accounts was replayed: the step before which all were done, counted from a day on.
create table demo_history (
  merchant_id text not null primary key,
  began_on date not null,
  done integer not null
);
grant select, insert, update on demo_history to livery_app;
alter table demo_history enable row level security;
alter table demo_history force row level security;
create policy own on demo_history using (merchant_id = current_setting('app.merchant', true));
create policy across on demo_history for select using (current_setting('app.merchant', true) = '*');
