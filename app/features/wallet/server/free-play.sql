/* @name insertDemoMember */
insert into member (merchant_id, id, account, nickname, type, password_at, contacts, avatar, referral_code, first_login_done,
  created_at)
values (:merchant!, :id!, :account!, :nickname!, 4, :createdAt!, '{}', :avatar!, :referralCode!, true, :createdAt!)
returning id, account, nickname, type, password_hash, password_at, password_once, password_until, payment_hash, mobile, email,
  payee_name, birthday, contacts, avatar, language, upline_id, referral_code, rank_level, labels, locked, first_login_done,
  two_step_secret, two_step_on, created_at;
