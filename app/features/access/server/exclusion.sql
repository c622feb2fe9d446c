-- Returns the longest exclusion of an account or of the person who owns it; no date means for ever.
/* @name exclusionOfPerson */
select until_at from (
  select until_at from play_break where merchant_id = :merchant! and member_id = :memberId! and kind = 'exclusion'
  union all
  select until_at from self_exclusion
  where merchant_id = :merchant! and (mobile = :mobile or email = :email or named in (:named, :formerNamed))
) as exclusion
where until_at is null or until_at > :now!
order by until_at desc nulls first
limit 1;
