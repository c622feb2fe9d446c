-- Returns one page of a brand's changes, newest first; `undoneBy` is the latest change that undid one.
/* @name historyPage */
select h.id, h.key, h.before, h.after, h.version, h.reason, h.actor, h.at, h.undoes,
  (select undo.id from brand_override_history undo
   where undo.merchant_id = h.merchant_id and undo.undoes = h.id
   order by undo.version desc limit 1) as undone_by
from brand_override_history h
where h.merchant_id = :merchant! and (:key::text is null or h.key = :key)
order by h.version desc
limit :limit!::int offset :offset!::int;

/* @name countHistory */
select count(*)::int as "total!" from brand_override_history
where merchant_id = :merchant! and (:key::text is null or key = :key);

/* @name changeById */
select key, before from brand_override_history where merchant_id = :merchant! and id::text = :id!;

-- Returns the author of the latest change of a key after a version.
/* @name changeAfter */
select actor from brand_override_history
where merchant_id = :merchant! and key = :key! and version > :version!
order by version desc
limit 1;

/* @name insertChange */
insert into brand_override_history (merchant_id, id, version, key, before, after, reason, actor, at, undoes)
values (:merchant!, :id!, :version!, :key!, :before, :after, :reason!, :actor!, :at!, :undoes);
