-- @report
-- Returns the latest wins above an amount, without demo rounds.
/* @name winsSince */
select r.game_id, r.win, m.account, r.closed_at as "at!"
from round r join member m on m.merchant_id = r.merchant_id and m.id = r.member_id
where r.merchant_id = :merchant! and r.win > :above! and not r.demo and r.state = 'closed' and r.closed_at > :since!
order by r.closed_at desc, r.id desc
limit :most!::int;
