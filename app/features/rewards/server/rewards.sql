/* @fragment rewardColumns */
id, member_id, kind, reference, about, amount, turnover, state, created_at, expires_at, claimed_at;

-- Stores a new reward; returns no row when its reference exists.
/* @name insertReward */
insert into reward (merchant_id, id, member_id, kind, reference, about, amount, turnover, state, created_at, expires_at)
values (:merchant!, :id!, :memberId!, :kind!, :reference!, :about!, :amount!, :turnover!, 'waiting', :createdAt!, :expiresAt!)
on conflict do nothing
returning @rewardColumns;

/* @name rewardByReference */
select @rewardColumns from reward
where merchant_id = :merchant! and reference = :reference!;

/* @name lockReward */
select @rewardColumns from reward
where merchant_id = :merchant! and member_id = :memberId! and id = :id!
for update;

/* @name setClaimed */
update reward set state = 'claimed', claimed_at = :claimedAt!
where merchant_id = :merchant! and member_id = :memberId! and id = :id!;

-- Returns one page of a member's rewards: claimable ones first, then the latest.
/* @name rewardsPage */
select @rewardColumns from reward
where merchant_id = :merchant! and member_id = :memberId! and (:state::text is null or state = :state)
order by (state = 'waiting' and (expires_at is null or expires_at > :now!)) desc, created_at desc, id desc
limit :limit!::int offset :offset!::int;

/* @name countRewards */
select count(*)::int as "total!" from reward
where merchant_id = :merchant! and member_id = :memberId! and (:state::text is null or state = :state);

/* @name sumOfClaimed */
select coalesce(sum(amount), 0)::bigint as "sum!" from reward
where merchant_id = :merchant! and member_id = :memberId! and state = 'claimed';

-- Returns the number and the sum of a member's claimable rewards.
/* @name claimableRewards */
select count(*)::int as "total!", coalesce(sum(amount), 0)::bigint as "sum!" from reward
where merchant_id = :merchant! and member_id = :memberId! and state = 'waiting'
  and (expires_at is null or expires_at > :now!);
