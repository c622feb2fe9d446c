/* @fragment launchColumns */
l.member_id, m.nickname, l.game_id, l.language, l.demo,
  l.expires_at > :now! and not m.locked and exists (
    select 1 from session s where s.merchant_id = l.merchant_id and s.id = l.session_id
  ) as "live!";

-- Returns the player and game of a launch token. `live` is false when no more bets are accepted: the launch expired, its session
-- ended, or the account is locked.
/* @name launchByToken */
select @launchColumns
from launch l join member m on m.merchant_id = l.merchant_id and m.id = l.member_id
where l.merchant_id = :merchant! and l.token_hash = :tokenHash! and l.vendor = :vendor!;

-- Marks a launch as opened and returns it like `launchByToken`; no row when it was opened before `again`.
/* @name openLaunch */
update launch l set opened_at = coalesce(l.opened_at, :now!)
from member m
where l.merchant_id = :merchant! and l.token_hash = :tokenHash! and l.vendor = :vendor!
  and m.merchant_id = l.merchant_id and m.id = l.member_id
  and (l.opened_at is null or l.opened_at > :again!)
returning @launchColumns;

/* @name insertLaunch */
insert into launch (merchant_id, token_hash, id, member_id, session_id, vendor, game_id, room, language, demo, created_at,
  expires_at)
values (:merchant!, :tokenHash!, :id!, :memberId!, :sessionId!, :vendor!, :gameId!, :room, :language!, :demo!, :createdAt!,
  :expiresAt!);
