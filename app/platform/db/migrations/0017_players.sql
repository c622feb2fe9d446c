-- Staff look members up by how their user names begin. In order of bytes, so that an index finds a beginning in any locale.
create index member_account_bytes on member (merchant_id, account collate "C");

-- E-mail addresses as they are compared, in small letters. A column, where an index over lower(email) was: row-level security
-- lets only comparisons that leak nothing use an index, and lower() is none of them.
alter table member add column email_key text;
create function member_email_key() returns trigger language plpgsql as $$
begin
  new.email_key := lower(new.email);
  return new;
end
$$;
create trigger member_email_key before insert or update of email on member
  for each row execute function member_email_key();
alter table member no force row level security;
update member set email_key = lower(email) where email is not null;
alter table member force row level security;
create index member_email_key on member (merchant_id, email_key);
drop index member_email_lower;

-- After that a one-time password is worth nothing; null for one that holds until it is changed.
alter table member add column password_until timestamptz;

-- Who has a label: the other way round of member.labels.
create table member_label (
  merchant_id text not null,
  label text not null,
  member_id uuid not null,
  primary key (merchant_id, label, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index member_label_member on member_label (merchant_id, member_id);
grant select, insert, delete on member_label to livery_app;

-- What staff wrote about a member and did to his account. Append-only.
create table member_note (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- note, revealed, labelled, locked, unlocked, signedOut, passwordGiven.
  kind text not null,
  words text not null,
  actor text not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index member_note_member on member_note (merchant_id, member_id, id);
grant select, insert on member_note to livery_app;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table member_label enable row level security;
alter table member_label force row level security;
create policy own on member_label
  using (merchant_id = current_setting('app.merchant', true));
create policy across on member_label for select
  using (current_setting('app.merchant', true) = '*');

alter table member_note enable row level security;
alter table member_note force row level security;
create policy own on member_note
  using (merchant_id = current_setting('app.merchant', true));
create policy across on member_note for select
  using (current_setting('app.merchant', true) = '*');
