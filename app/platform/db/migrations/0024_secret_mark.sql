-- Marks of secrets that every machine on this database must have alike: what they encrypted is readable with them alone.
-- A mark is a slow hash: it tells two secrets apart and gives none away. Belongs to no brand.
create table secret_mark (
  -- The setting's name.
  name text primary key,
  mark text not null,
  at timestamptz not null default now()
);
grant select, insert, update on secret_mark to livery_app;
