-- Returns a member's breaks, latest first.
/* @name breaksOf */
select id, kind, at, until_at from play_break
where merchant_id = :merchant! and member_id = :memberId!
order by at desc, id desc
limit 50;
