-- The brands that the actor works on, null for all: who works on some brands reads no entry of anybody beyond them.
alter table staff_audit add column scope text[];
-- Shared by the entries of one call: `started` before work on files, and its outcome after it.
alter table staff_audit add column call_id uuid;
create index staff_audit_call_id on staff_audit (call_id) where call_id is not null;
