-- Returns members in the order of the ids, each with its last activity and its strongest break.
/* @name playerRows */
select m.id, m.account, m.nickname, m.type, m.locked, m.rank_level, m.labels, m.created_at,
  coalesce(
    (select max(seen_at) from session where merchant_id = m.merchant_id and member_id = m.id),
    (select at from sign_in where merchant_id = m.merchant_id and member_id = m.id and ok order by id desc limit 1)
  ) as seen_at,
  b.kind as "break_kind?", b.until_at as break_until
from unnest(:ids!::uuid[]) with ordinality as found (id, place)
join member m on m.merchant_id = :merchant! and m.id = found.id
left join lateral (
  select kind, until_at from play_break
  where merchant_id = m.merchant_id and member_id = m.id and (until_at is null or until_at > :now!)
  order by kind, until_at desc nulls first
  limit 1
) b on true
order by found.place;

-- Returns the labels in use, by name: one index step each.
/* @name labelsInUse */
with recursive used as (
  (select label from member_label where merchant_id = :merchant! order by label limit 1)
  union all
  select (select label from member_label where merchant_id = :merchant! and label > used.label order by label limit 1)
  from used where used.label is not null
)
select label as "label!" from used where label is not null limit 60;
