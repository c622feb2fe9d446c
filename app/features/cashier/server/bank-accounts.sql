-- Locks the row of a member, because the row of a new account does not exist yet.
/* @name lockMember */
select id from member where merchant_id = :merchant! and id = :memberId! for update;

-- Returns the accounts of a member that are not removed, oldest first.
/* @name accountsOfMember */
select id, bank, holder, number, ending, digest from bank_account
where merchant_id = :merchant! and member_id = :memberId! and removed_at is null
order by created_at, id;

/* @name insertAccount */
insert into bank_account (merchant_id, id, member_id, bank, holder, number, ending, digest, created_at)
values (:merchant!, :id!, :memberId!, :bank!, :holder!, :number!, :ending!, :digest!, :createdAt!);

/* @name removeAccount */
update bank_account set removed_at = :now!
where merchant_id = :merchant! and id = :id! and member_id = :memberId! and removed_at is null;
