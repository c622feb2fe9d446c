-- Returns the games that a member keeps, latest first.
/* @name favouritesOf */
select node_id from favourite where merchant_id = :merchant! and member_id = :memberId! order by at desc, node_id;

/* @name insertFavourite */
insert into favourite (merchant_id, member_id, node_id, at) values (:merchant!, :memberId!, :nodeId!, :at!)
on conflict do nothing;

/* @name deleteFavourite */
delete from favourite where merchant_id = :merchant! and member_id = :memberId! and node_id = :nodeId!;

-- Returns the games that a member opened, latest first.
/* @name recentGames */
select game_id from launch
where merchant_id = :merchant! and member_id = :memberId!
group by game_id
order by max(id::text) desc
limit :limit!::int;

-- Counts the rounds of each game by real accounts since a time.
/* @name playsSince */
select game_id, count(*)::int as "plays!" from round
where merchant_id = :merchant! and opened_at > :since! and not demo
group by game_id;

-- Counts the members in each room of a vendor who opened it since a time.
/* @name playersByRoom */
select room as "room!", count(distinct member_id)::int as "players!" from launch
where merchant_id = :merchant! and vendor = :vendor! and created_at > :since! and room is not null
group by room;
