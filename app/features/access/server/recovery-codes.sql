/* @name insertRecoveryCodes */
insert into recovery_code (merchant_id, member_id, code_hash)
select :merchant!, :memberId!, unnest(:codeHashes!::text[]);

/* @name deleteRecoveryCodes */
delete from recovery_code where merchant_id = :merchant! and member_id = :memberId!;

/* @name useUpRecoveryCode */
delete from recovery_code where merchant_id = :merchant! and member_id = :memberId! and code_hash = :codeHash!;

/* @name countRecoveryCodes */
select count(*)::int as "count!" from recovery_code where merchant_id = :merchant! and member_id = :memberId!;
