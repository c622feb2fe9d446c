// Generated from session.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface OpenSessionParams {
  readonly id: string;
  readonly tokenHash: string;
  readonly launchHash: string;
  readonly launch: Buffer;
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  readonly language: string;
  readonly demo: boolean;
  readonly clientSeed: string;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly createdAt: Date;
}

export interface OpenSessionRow {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  readonly language: string;
  readonly demo: boolean;
  readonly endedAt: Date | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly launch: Buffer;
}

/** Opens a session. A launch has one session: a later entry replaces its token. */
export const openSession = statement<OpenSessionParams, OpenSessionRow>({
  name: "house/session.openSession",
  text: `insert into house_session (merchant_id, id, token_hash, launch_hash, launch, player_id, game_id, nickname, language, demo,
  client_seed, nonce, seed, commitment, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
  $11, 0, $12, $13, $14)
on conflict (merchant_id, launch_hash) do update set token_hash = excluded.token_hash
returning id, player_id, game_id, nickname, language, demo, ended_at, client_seed, nonce, seed, commitment, launch`,
  params: ["merchant","id","tokenHash","launchHash","launch","playerId","gameId","nickname","language","demo","clientSeed","seed","commitment","createdAt"],
  json: [],
  columns: ["id","playerId","gameId","nickname","language","demo","endedAt","clientSeed","nonce","seed","commitment","launch"],
  isPrepared: true,
});

export interface SessionByTokenParams {
  readonly tokenHash: string;
}

export interface SessionByTokenRow {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  readonly language: string;
  readonly demo: boolean;
  readonly endedAt: Date | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly launch: Buffer;
}

export const sessionByToken = statement<SessionByTokenParams, SessionByTokenRow>({
  name: "house/session.sessionByToken",
  text: `select id, player_id, game_id, nickname, language, demo, ended_at, client_seed, nonce, seed, commitment, launch
from house_session
where merchant_id = $1 and token_hash = $2`,
  params: ["merchant","tokenHash"],
  json: [],
  columns: ["id","playerId","gameId","nickname","language","demo","endedAt","clientSeed","nonce","seed","commitment","launch"],
  isPrepared: true,
});

export interface LockSessionParams {
  readonly tokenHash: string;
}

export interface LockSessionRow {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  readonly language: string;
  readonly demo: boolean;
  readonly endedAt: Date | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly launch: Buffer;
}

/** Locks the session of a token until the transaction ends. */
export const lockSession = statement<LockSessionParams, LockSessionRow>({
  name: "house/session.lockSession",
  text: `select id, player_id, game_id, nickname, language, demo, ended_at, client_seed, nonce, seed, commitment, launch
from house_session
where merchant_id = $1 and token_hash = $2
for update`,
  params: ["merchant","tokenHash"],
  json: [],
  columns: ["id","playerId","gameId","nickname","language","demo","endedAt","clientSeed","nonce","seed","commitment","launch"],
  isPrepared: true,
});

export interface SessionByIdParams {
  readonly id: string;
}

export interface SessionByIdRow {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  readonly language: string;
  readonly demo: boolean;
  readonly endedAt: Date | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly launch: Buffer;
}

export const sessionById = statement<SessionByIdParams, SessionByIdRow>({
  name: "house/session.sessionById",
  text: `select id, player_id, game_id, nickname, language, demo, ended_at, client_seed, nonce, seed, commitment, launch from house_session where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["id","playerId","gameId","nickname","language","demo","endedAt","clientSeed","nonce","seed","commitment","launch"],
  isPrepared: true,
});

export interface LaunchOfSessionParams {
  readonly id: string;
}

export interface LaunchOfSessionRow {
  readonly launch: Buffer;
}

export const launchOfSession = statement<LaunchOfSessionParams, LaunchOfSessionRow>({
  name: "house/session.launchOfSession",
  text: `select launch from house_session where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["launch"],
  isPrepared: true,
});

export interface SetSeedParams {
  readonly seed: Buffer;
  readonly commitment: string;
  readonly id: string;
}

export const setSeed = statement<SetSeedParams, never>({
  name: "house/session.setSeed",
  text: `update house_session set seed = $1, commitment = $2, nonce = nonce + 1
where merchant_id = $3 and id = $4`,
  params: ["seed","commitment","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetClientSeedParams {
  readonly clientSeed: string;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly id: string;
}

export interface SetClientSeedRow {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  readonly language: string;
  readonly demo: boolean;
  readonly endedAt: Date | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly launch: Buffer;
}

export const setClientSeed = statement<SetClientSeedParams, SetClientSeedRow>({
  name: "house/session.setClientSeed",
  text: `update house_session set client_seed = $1, nonce = 0, seed = $2, commitment = $3
where merchant_id = $4 and id = $5
returning id, player_id, game_id, nickname, language, demo, ended_at, client_seed, nonce, seed, commitment, launch`,
  params: ["clientSeed","seed","commitment","merchant","id"],
  json: [],
  columns: ["id","playerId","gameId","nickname","language","demo","endedAt","clientSeed","nonce","seed","commitment","launch"],
  isPrepared: true,
});

export interface EndSessionParams {
  readonly now: Date;
  readonly id: string;
}

export const endSession = statement<EndSessionParams, never>({
  name: "house/session.endSession",
  text: `update house_session set ended_at = coalesce(ended_at, $1) where merchant_id = $2 and id = $3`,
  params: ["now","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});
