/* @name insertExclusion */
insert into self_exclusion (merchant_id, id, origin, mobile, email, named, at, until_at)
values (:merchant!, :id!, :origin!, :mobile, :email, :named, :at!, :untilAt)
on conflict do nothing;

/* @name insertExclusionBreak */
insert into play_break (merchant_id, member_id, id, kind, at, until_at)
values (:merchant!, :memberId!, :id!, 'exclusion', :at!, :untilAt)
on conflict do nothing;

-- Returns the accounts with one of a person's details.
/* @name accountsLike */
select id, mobile, email, payee_name, birthday from member
where merchant_id = :merchant! and (mobile = :mobile or email_key = lower(:email) or birthday = :birthday);

-- @across
-- Returns the exclusions in force at other brands that are missing at a brand, each once.
/* @name missingExclusions */
select distinct on (id) id, origin, mobile, email, named, at, until_at from self_exclusion as there
where there.merchant_id = any(:siblings!) and (until_at is null or until_at > :now!)
  and not exists (select 1 from self_exclusion here where here.merchant_id = :brand! and here.id = there.id)
order by id;
