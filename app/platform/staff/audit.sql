/* @name addHead */
insert into staff_audit_head (id, seq, hash) values (1, 0, '') on conflict do nothing;

/* @name lockHead */
select seq, hash from staff_audit_head where id = 1 for update;

/* @name readHead */
select seq, hash from staff_audit_head where id = 1;

/* @name setHead */
update staff_audit_head set seq = :seq!, hash = :hash! where id = 1;

-- A call on several brands has an entry for each of them, and one without a brand for the whole call.
/* @name doneEntry */
select seq from staff_audit
where call_id = :callId! and outcome = 'done' and brand is not distinct from :brand;

/* @name insertEntry */
insert into staff_audit (seq, at, actor, call, brand, outcome, body, hash, scope, call_id)
values (:seq!, :at!, :actor!, :call!, :brand, :outcome!, :body!, :hash!, :scope, :callId!);

/* @name entriesAfter */
select seq, at, actor, call, brand, outcome, body, hash, scope, call_id from staff_audit
where seq > :seq!
order by seq
limit :limit!::int;

/* @fragment inSearch */
(:actor::text is null or actor = :actor) and (:call::text is null or call = :call)
  and (:brand::text is null or brand = :brand)
  and (:pattern::text is null or case when octet_length(body) <> length(body)
    then lower(translate(
      regexp_replace(normalize(body, NFKD), '[\u0300-\u036f\u064b-\u0655]', '', 'g'), 'đĐøØłŁı', 'dDoOlLi'))
    else lower(body) end like :pattern)
  and (:from::timestamptz is null or at >= :from) and (:until::timestamptz is null or at < :until)
  and (:brands::text[] is null
    or (brand = any(:brands) and (scope is null or scope && :brands))
    or (brand is null and (actor = :reader! or scope <@ :brands)))
  and (outcome <> 'started' or not exists (
    select 1 from staff_audit later where later.call_id = staff_audit.call_id and later.seq > staff_audit.seq))
  and (outcome <> 'done' or call <> all(:without!::text[]));

-- @report
-- Counts the entries that match a search. `pattern` matches an entry folded approximately like `foldText`: case, full-width
-- forms, accents and the stroke of đ; most entries are plain ASCII and skip the expensive part. Staff of some brands (`brands`)
-- see entries about these brands whose actors also work on at least one of them, entries about no brand whose actors work on no
-- other brand, and their own entries. The `started` entry of work on files is hidden once a later entry of the same call exists.
/* @name countEntries */
select count(*)::int as "total!" from staff_audit
where @inSearch;

-- @report
-- Returns one page of the entries that match a search (see `countEntries`), latest first.
/* @name entriesPage */
select seq, body, hash from staff_audit
where @inSearch
order by seq desc
limit :limit!::int offset :offset!::int;
