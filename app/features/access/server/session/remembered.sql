/* @name insertRemembered */
insert into remembered (merchant_id, token_hash, member_id, session_id, expires_at)
values (:merchant!, :tokenHash!, :memberId!, :sessionId!, :expiresAt!);

/* @name rememberedOfToken */
select member_id, session_id, used_at from remembered
where merchant_id = :merchant! and token_hash = :tokenHash! and expires_at > :now!;

/* @name useUpRemembered */
update remembered set used_at = :now! where merchant_id = :merchant! and token_hash = :tokenHash! and used_at is null;

/* @name moveToSession */
update remembered set session_id = :to! where merchant_id = :merchant! and session_id = :from!;

/* @name deleteSessionOfRemembered */
delete from session
where merchant_id = :merchant! and id in (
  select session_id from remembered where merchant_id = :merchant! and token_hash = :tokenHash!);

/* @name deleteRememberedOf */
delete from remembered where merchant_id = :merchant! and member_id = :memberId!;
