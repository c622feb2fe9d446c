-- Locks rounds that are over and ended before a time, oldest first. `maxId` is the lowest id of that time.
/* @name lockOldRounds */
select id from house_round
where merchant_id = :merchant! and id > :after! and id < :maxId! and due_at is null and coalesce(closed_at, opened_at) < :before!
order by id
limit :limit!::int
for update;

/* @name deleteRequestsOfRounds */
delete from house_request where merchant_id = :merchant! and round_id = any(:ids!);

/* @name deleteRounds */
delete from house_round where merchant_id = :merchant! and id = any(:ids!);

-- Locks sessions from before a time that have no rounds, oldest first. A player who begins a round locks its session, too.
/* @name lockOldSessions */
select s.id from house_session s
where s.merchant_id = :merchant! and s.id > :after! and s.id < :maxId! and s.created_at < :before! and not exists (
  select 1 from house_round r where r.merchant_id = s.merchant_id and r.session_id = s.id)
order by s.id
limit :limit!::int
for update of s;

/* @name deleteSessions */
delete from house_session where merchant_id = :merchant! and id = any(:ids!);
