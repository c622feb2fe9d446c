/* @name matchesById */
select id, home, draw, away, seed, commitment, result from house_match
where merchant_id = :merchant! and id = any(:ids!);

/* @name insertMatch */
insert into house_match (merchant_id, id, starts_at, ends_at, home, draw, away, seed, commitment)
values (:merchant!, :id!, :startsAt!, :endsAt!, :home!, :draw, :away!, :seed!, :commitment!)
on conflict do nothing;

-- Returns the earliest end of the matches without a result; null when all have one.
/* @name nextEnd */
select min(ends_at) as at from house_match where merchant_id = :merchant! and id = any(:ids!) and result is null;

-- Locks the ended matches without a result, except those that another process decides.
/* @name lockEndedMatches */
select id, home, draw, away, seed from house_match
where merchant_id = :merchant! and result is null and ends_at <= :now!
order by id
for update skip locked;

/* @name setResult */
update house_match set result = :result! where merchant_id = :merchant! and id = :id!;
