/* @fragment sessionColumns */
id, player_id, game_id, nickname, language, demo, ended_at, client_seed, nonce, seed, commitment, launch;

-- Opens a session. A launch has one session: a later entry replaces its token.
/* @name openSession */
insert into house_session (merchant_id, id, token_hash, launch_hash, launch, player_id, game_id, nickname, language, demo,
  client_seed, nonce, seed, commitment, created_at)
values (:merchant!, :id!, :tokenHash!, :launchHash!, :launch!, :playerId!, :gameId!, :nickname!, :language!, :demo!,
  :clientSeed!, 0, :seed!, :commitment!, :createdAt!)
on conflict (merchant_id, launch_hash) do update set token_hash = excluded.token_hash
returning @sessionColumns;

/* @name sessionByToken */
select @sessionColumns
from house_session
where merchant_id = :merchant! and token_hash = :tokenHash!;

-- Locks the session of a token until the transaction ends.
/* @name lockSession */
select @sessionColumns
from house_session
where merchant_id = :merchant! and token_hash = :tokenHash!
for update;

/* @name sessionById */
select @sessionColumns from house_session where merchant_id = :merchant! and id = :id!;

/* @name launchOfSession */
select launch from house_session where merchant_id = :merchant! and id = :id!;

/* @name setSeed */
update house_session set seed = :seed!, commitment = :commitment!, nonce = nonce + 1
where merchant_id = :merchant! and id = :id!;

/* @name setClientSeed */
update house_session set client_seed = :clientSeed!, nonce = 0, seed = :seed!, commitment = :commitment!
where merchant_id = :merchant! and id = :id!
returning @sessionColumns;

/* @name endSession */
update house_session set ended_at = coalesce(ended_at, :now!) where merchant_id = :merchant! and id = :id!;
