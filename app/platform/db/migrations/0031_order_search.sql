-- What people call a withdrawal: its number (the last twelve digits of its id) and what the bank calls it, without case, spaces
-- and signs. Columns, not indexes over expressions: row-level security lets only comparisons that leak nothing use an index.
alter table payment_order add column number text, add column reference_key text collate "C";
create function payment_order_keys() returns trigger language plpgsql as $$
begin
  new.number := upper(right(replace(new.id::text, '-', ''), 12));
  new.reference_key := nullif(lower(regexp_replace(new.provider_reference, '[^A-Za-z0-9]', '', 'g')), '');
  return new;
end
$$;
create trigger payment_order_keys before insert or update of provider_reference on payment_order
  for each row execute function payment_order_keys();
alter table payment_order no force row level security;
update payment_order set provider_reference = provider_reference;
alter table payment_order force row level security;
create index payment_order_number on payment_order (merchant_id, number);
create index payment_order_reference on payment_order (merchant_id, reference_key) where reference_key is not null;

-- Lists of orders by day, amount and method.
create index payment_order_created on payment_order (merchant_id, created_at);
create index payment_order_amount on payment_order (merchant_id, amount, id);
create index payment_order_method on payment_order (merchant_id, method, id);

-- The words of a name without case, accents and signs: `Nguyễn Văn-Đức` is {duc,nguyen,van}. A database with the locale C
-- knows small letters of ASCII alone: those of other alphabets are named here. Most names are ASCII, and need less.
create function name_words(name text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  folded text := name;
begin
  if octet_length(name) <> length(name) then
    folded := translate(
      regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      'ĐđŁłØøıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЇҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' || U&'\00A0\00B7\2010\2011\2013\2014\2018\2019\201C\201D\3000\3001\3002\30FB',
      'ddllooiабвгдежзиклмнопрстуфхцчшщъыьэюяєіїґαβγδεζηθικλμνξοπρστυφχψωσ              ');
  end if;
  return array(
    select distinct left(word, 30)
    from unnest(string_to_array(translate(lower(folded), E'\t\n\r!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 35)), ' ')) as word
    where word <> ''
  );
end
$$;

-- What a member is found by: each word of user name, nickname and payee name, from its beginning and from each later letter
-- on while three bytes are left. A user name that is a mobile number is found as a number alone.
create function name_parts(account text, nickname text, payee_name text) returns text[] language plpgsql immutable parallel safe as $$
declare
  names text := concat_ws(' ', case when account !~ '^[0-9]{7,15}$' then account end,
    case when nickname !~ '^[0-9]{7,15}$' then nickname end, payee_name);
begin
  return array(
    select distinct substr(word, start)
    from unnest(name_words(names)) as word, generate_series(1, length(word)) as start
    where start = 1 or octet_length(substr(word, start)) >= 3
  );
end
$$;

-- Members by the parts of their names, kept by the database.
create table member_name (
  merchant_id text not null,
  part text collate "C" not null,
  member_id uuid not null,
  primary key (merchant_id, part, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index member_name_member on member_name (merchant_id, member_id, part);
grant select, insert, delete on member_name to livery_app;
create function member_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from member_name where merchant_id = old.merchant_id and member_id = old.id;
  end if;
  insert into member_name select new.merchant_id, part, new.id
    from unnest(name_parts(new.account, new.nickname, new.payee_name)) as part;
  return null;
end
$$;
create trigger member_names after insert or update of account, nickname, payee_name on member
  for each row execute function member_names();
alter table member no force row level security;
insert into member_name select merchant_id, part, id
  from member, unnest(name_parts(account, nickname, payee_name)) as part;
alter table member force row level security;

-- Each transaction names its brand in app.merchant. '*' (all brands) only ever reads.
alter table member_name enable row level security;
alter table member_name force row level security;
create policy own on member_name
  using (merchant_id = current_setting('app.merchant', true));
create policy across on member_name for select
  using (current_setting('app.merchant', true) = '*');
