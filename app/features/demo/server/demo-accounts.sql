/* @name memberAccounts */
select account from member where merchant_id = :merchant!;

/* @name insertDemoMember */
insert into member (merchant_id, id, account, nickname, type, password_hash, password_at, password_once, rank_level, contacts,
  avatar, upline_id, referral_code, first_login_done, created_at)
values (:merchant!, :id!, :account!, :nickname!, :type!, :passwordHash!, :passwordAt!, :passwordOnce!, :rankLevel!, '{}',
  :avatar!, :uplineId, :referralCode!, true, :createdAt!)
on conflict do nothing;

/* @name staffAccounts */
select account from staff_account;

/* @name insertDemoStaff */
insert into staff_account (id, account, role, password_hash, password_once, two_step_secret, two_step_on, created_at)
values (:id!, :account!, :role!, :passwordHash!, false, :twoStepSecret!, true, :createdAt!)
on conflict do nothing;

-- Returns the free-play accounts without play money. One index lookup per account; `not exists` may read the whole ledger.
/* @name membersWithoutPlayMoney */
select m.id from member m
left join lateral (
  select true as found from ledger_transaction t
  where t.merchant_id = m.merchant_id and t.reference = 'playMoney:' || m.id
  limit 1
) as granted on true
where m.merchant_id = :merchant! and m.type = 4 and granted.found is null
order by m.id;
