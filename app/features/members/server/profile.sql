/* @name setMobile */
update member set mobile = :mobile! where merchant_id = :merchant! and id = :id!;

/* @name setEmail */
update member set email = :email! where merchant_id = :merchant! and id = :id!;

/* @name setAvatar */
update member set avatar = :avatar! where merchant_id = :merchant! and id = :id!;

-- Locks a member's row, because fields that can be set once are compared with it.
/* @name lockMember */
select id from member where merchant_id = :merchant! and id = :id! for update;

/* @name setProfile */
update member set contacts = :contacts!, nickname = :nickname!, payee_name = :payeeName, birthday = :birthday
where merchant_id = :merchant! and id = :id!;

-- Returns one page of a member's sign-ins, latest first.
/* @name signInsOf */
select at, ip, device, ok, method from sign_in
where merchant_id = :merchant! and member_id = :memberId!
order by id desc
limit :limit!::int offset :offset!::int;

/* @name countSignIns */
select count(*)::int as "total!" from sign_in where merchant_id = :merchant! and member_id = :memberId!;

-- Returns the sign-in before the current one.
/* @name formerSignIn */
select at, ip, device, ok, method from sign_in
where merchant_id = :merchant! and member_id = :memberId! and ok
order by id desc
offset 1 limit 1;
