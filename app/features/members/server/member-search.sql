-- @report
-- Returns the members with an id or an e-mail address, or all, newest first.
/* @name memberIds */
select id from member
where merchant_id = :merchant! and (:id::uuid is null or id = :id) and (:email::text is null or email_key = lower(:email))
  and (:after::uuid is null or id < :after)
order by id desc
limit :limit!::int;

-- @report
-- Returns the members with a mobile number or a user name, newest first.
/* @name memberIdsByMobile */
select id from member
where merchant_id = :merchant!
  and id in (
    select id from member where merchant_id = :merchant! and mobile = :mobile!
    union all
    select id from member where merchant_id = :merchant! and account = :account!
  )
  and (:after::uuid is null or id < :after)
order by id desc
limit :limit!::int;

-- @report
/* @name memberIdsByLabel */
select member_id as id from member_label
where merchant_id = :merchant! and label = :label! and (:after::uuid is null or member_id < :after)
order by member_id desc
limit :limit!::int;

/* @name nameWords */
select name_words(:name!) as "words!";

-- @report
-- Returns the members with a name part between `word` and `wordEnd`, and with parts that start with each of the other words. `last`
-- is the last character. Of several parts between the bounds, only the first one of a member counts.
/* @name memberIdsByName */
select p.member_id as id from member_name p
where p.merchant_id = :merchant! and p.part >= :word! and p.part < :wordEnd!
  and not exists (
    select 1 from member_name own
    where own.merchant_id = :merchant! and own.member_id = p.member_id and own.part >= :word! and own.part < p.part
  )
  and not exists (
    select 1 from unnest(:others!::text[]) as word
    where not exists (
      select 1 from member_name own
      where own.merchant_id = :merchant! and own.member_id = p.member_id and own.part >= word and own.part < word || :last!
    )
  )
  and (:after::uuid is null or (p.part, p.member_id) > (
    (select min(own.part) from member_name own
      where own.merchant_id = :merchant! and own.member_id = :after and own.part >= :word! and own.part < :wordEnd!),
    :after
  ))
order by p.part, p.member_id
limit :limit!::int;
