/* @name deleteExpiredIds */
delete from used_once where merchant_id = :merchant! and expires_at < :now!;

-- Stores an id; writes no row when it was used before.
/* @name storeUsedId */
insert into used_once (merchant_id, kind, id, expires_at) values (:merchant!, :kind!, :id!, :expiresAt!)
on conflict do nothing;
