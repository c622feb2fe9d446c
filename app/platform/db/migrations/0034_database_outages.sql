-- When a serving process got no answer from the database, within the last hour: `from` and `until`, UTC ms.
alter table process_report add column outages jsonb not null default '[]';
