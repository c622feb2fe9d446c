/* @name memberOfIdentity */
select member_id from member_identity
where merchant_id = :merchant! and provider = :provider! and subject = :subject!;

/* @name insertIdentity */
insert into member_identity (merchant_id, provider, subject, member_id, at)
values (:merchant!, :provider!, :subject!, :memberId!, :at!);

/* @name isEmailTaken */
select exists (select 1 from member where merchant_id = :merchant! and email_key = lower(:email!)) as "taken!";
