-- Stores a code or link, which replaces the previous one.
/* @name storeCode */
insert into one_time_code (merchant_id, purpose, receiver, code_hash, expires_at)
values (:merchant!, :purpose!, :receiver!, :codeHash!, :expiresAt!)
on conflict (merchant_id, purpose, receiver) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at;

/* @name deleteCodesBefore */
delete from one_time_code where merchant_id = :merchant! and expires_at < :before!;

/* @name codeOf */
select code_hash, expires_at from one_time_code
where merchant_id = :merchant! and purpose = :purpose! and receiver = :receiver!;

/* @name useUpCode */
delete from one_time_code
where merchant_id = :merchant! and purpose = :purpose! and receiver = :receiver! and code_hash = :codeHash!;

-- Returns the receiver of a link that has not expired.
/* @name receiverOfLink */
select receiver from one_time_code
where merchant_id = :merchant! and purpose = 'link' and code_hash = :codeHash! and expires_at > :now!;

/* @name useUpLink */
delete from one_time_code
where merchant_id = :merchant! and purpose = 'link' and code_hash = :codeHash! and expires_at > :now!;
