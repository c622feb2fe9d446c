/* @fragment roundColumns */
id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play, client_seed, nonce, seed, commitment,
  opened_at, closed_at, due_at;

/* @name insertRound */
insert into house_round (merchant_id, id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play,
  client_seed, nonce, seed, commitment, opened_at, due_at)
values (:merchant!, :id!, :sessionId!, :playerId!, :gameId!, 'betting', 0, 0, :pending!, 0, 1, :play!, :clientSeed!, :nonce!,
  :seed!, :commitment!, :openedAt!, :dueAt!)
returning @roundColumns;

/* @name roundById */
select @roundColumns
from house_round
where merchant_id = :merchant! and id = :id!;

-- Updates a round and returns it; no row when its version has changed.
/* @name updateRound */
update house_round set version = version + 1, phase = :phase!, stake = :stake!, pending = :pending, win = :win!, bets = :bets!,
  play = :play!, due_at = :dueAt, session_id = :sessionId!, closed_at = :closedAt
where merchant_id = :merchant! and id = :id! and version = :version!
returning @roundColumns;

-- Returns the player's open round of a game. Slips in play are excluded: a player may have many.
/* @name openRound */
select @roundColumns
from house_round
where merchant_id = :merchant! and player_id = :playerId! and game_id = :gameId! and due_at is not null
  and not (phase = 'playing' and play ->> 'game' = 'slip')
order by id desc
limit 1;

-- Returns the player's rounds of a game, newest first, without refused ones.
/* @name newestRounds */
select @roundColumns
from house_round
where merchant_id = :merchant! and player_id = :playerId! and game_id = :gameId! and phase <> 'refused'
order by id desc
limit :limit!::int offset :offset!::int;

/* @name countRounds */
select count(*)::int as "total!" from house_round
where merchant_id = :merchant! and player_id = :playerId! and game_id = :gameId! and phase <> 'refused';

-- Returns the rounds that the job must resume, longest due first.
/* @name dueRounds */
select @roundColumns
from house_round
where merchant_id = :merchant! and due_at <= :now!
order by due_at, id
limit :limit!::int;
