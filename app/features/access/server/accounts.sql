/* @fragment memberColumns */
id, account, nickname, type, password_hash, password_at, password_once, password_until, payment_hash, mobile, email,
  payee_name, birthday, contacts, avatar, language, upline_id, referral_code, rank_level, labels, locked, first_login_done,
  two_step_secret, two_step_on, created_at;

-- Returns a member by id.
/* @name memberById */
select @memberColumns
from member
where merchant_id = :merchant! and id = :id!;

-- Returns the members with one of the user names, the mobile number, or one of the referral codes.
/* @name membersByKey */
select @memberColumns
from member
where merchant_id = :merchant!
  and (account = any(:accounts!) or mobile = :mobile or referral_code = any(:referralCodes!));

/* @name insertMember */
insert into member (merchant_id, id, account, nickname, type, password_hash, password_at, payment_hash, mobile, email, payee_name,
  contacts, avatar, language, upline_id, referral_code, created_at)
values (:merchant!, :id!, :account!, :nickname!, 0, :passwordHash, :createdAt!, :paymentHash, :mobile, :email, :payeeName,
  :contacts!, :avatar!, :language, :uplineId, :referralCode!, :createdAt!);

/* @name setPasswordHash */
update member
set password_hash = :passwordHash!, password_at = :now!, password_once = false, password_until = null
where merchant_id = :merchant! and id = :id!;

/* @name setPaymentHash */
update member set payment_hash = :paymentHash! where merchant_id = :merchant! and id = :id!;

/* @name setFirstLoginDone */
update member set first_login_done = true where merchant_id = :merchant! and id = :id!;

-- Changes the second step from a required state; `secret` is the required secret, if any.
/* @name setTwoStep */
update member
set two_step_on = :isOn!, two_step_secret = :newSecret
where merchant_id = :merchant! and id = :id! and two_step_on = :wasOn! and (:secret::text is null or two_step_secret = :secret);
