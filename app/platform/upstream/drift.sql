/* @name storeDrift */
insert into upstream_drift as stored (merchant_id, call, kind, count, detail, first_at, last_at)
values (:merchant!, :call!, :kind!, :count!, :detail!, :now!, :now!)
on conflict (merchant_id, call, kind) do update
set count = stored.count + excluded.count, detail = excluded.detail, last_at = excluded.last_at;

/* @name deleteDriftBefore */
delete from upstream_drift where merchant_id = :merchant! and last_at < :before!;

/* @name driftOfBrand */
select call, kind, count, detail, first_at, last_at from upstream_drift where merchant_id = :merchant! order by last_at desc;

-- @across
-- Returns the latest differences of several brands' systems.
/* @name driftOfBrands */
select merchant_id, call, kind, count, detail, first_at, last_at from upstream_drift
where merchant_id = any(:merchants!)
order by last_at desc, merchant_id
limit :most!::int;
