// Generated from rounds.sql. Do not edit.
import type { RoundPhase } from "~/features/house/rules/rounds";
import type { RoundPlay } from "~/features/house/rules/rounds";
import { statement } from "~/platform/db/statement";

export interface InsertRoundParams {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly pending: bigint;
  readonly play: unknown;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly openedAt: Date;
  readonly dueAt: Date;
}

export interface InsertRoundRow {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly phase: RoundPhase;
  readonly version: number;
  readonly stake: bigint;
  readonly pending: bigint | null;
  readonly win: bigint;
  readonly bets: number;
  readonly play: RoundPlay;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly dueAt: Date | null;
}

export const insertRound = statement<InsertRoundParams, InsertRoundRow>({
  name: "house/rounds.insertRound",
  text: `insert into house_round (merchant_id, id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play,
  client_seed, nonce, seed, commitment, opened_at, due_at)
values ($1, $2, $3, $4, $5, 'betting', 0, 0, $6, 0, 1, $7, $8, $9,
  $10, $11, $12, $13)
returning id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play, client_seed, nonce, seed, commitment,
  opened_at, closed_at, due_at`,
  params: ["merchant","id","sessionId","playerId","gameId","pending","play","clientSeed","nonce","seed","commitment","openedAt","dueAt"],
  json: ["play"],
  columns: ["id","sessionId","playerId","gameId","phase","version","stake","pending","win","bets","play","clientSeed","nonce","seed","commitment","openedAt","closedAt","dueAt"],
  isPrepared: true,
});

export interface RoundByIdParams {
  readonly id: string;
}

export interface RoundByIdRow {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly phase: RoundPhase;
  readonly version: number;
  readonly stake: bigint;
  readonly pending: bigint | null;
  readonly win: bigint;
  readonly bets: number;
  readonly play: RoundPlay;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly dueAt: Date | null;
}

export const roundById = statement<RoundByIdParams, RoundByIdRow>({
  name: "house/rounds.roundById",
  text: `select id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play, client_seed, nonce, seed, commitment,
  opened_at, closed_at, due_at
from house_round
where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["id","sessionId","playerId","gameId","phase","version","stake","pending","win","bets","play","clientSeed","nonce","seed","commitment","openedAt","closedAt","dueAt"],
  isPrepared: true,
});

export interface UpdateRoundParams {
  readonly phase: string;
  readonly stake: bigint;
  readonly pending: bigint | null;
  readonly win: bigint;
  readonly bets: number;
  readonly play: unknown;
  readonly dueAt: Date | null;
  readonly sessionId: string;
  readonly closedAt: Date | null;
  readonly id: string;
  readonly version: number;
}

export interface UpdateRoundRow {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly phase: RoundPhase;
  readonly version: number;
  readonly stake: bigint;
  readonly pending: bigint | null;
  readonly win: bigint;
  readonly bets: number;
  readonly play: RoundPlay;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly dueAt: Date | null;
}

/** Updates a round and returns it; no row when its version has changed. */
export const updateRound = statement<UpdateRoundParams, UpdateRoundRow>({
  name: "house/rounds.updateRound",
  text: `update house_round set version = version + 1, phase = $1, stake = $2, pending = $3, win = $4, bets = $5,
  play = $6, due_at = $7, session_id = $8, closed_at = $9
where merchant_id = $10 and id = $11 and version = $12
returning id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play, client_seed, nonce, seed, commitment,
  opened_at, closed_at, due_at`,
  params: ["phase","stake","pending","win","bets","play","dueAt","sessionId","closedAt","merchant","id","version"],
  json: ["play"],
  columns: ["id","sessionId","playerId","gameId","phase","version","stake","pending","win","bets","play","clientSeed","nonce","seed","commitment","openedAt","closedAt","dueAt"],
  isPrepared: true,
});

export interface OpenRoundParams {
  readonly playerId: string;
  readonly gameId: string;
}

export interface OpenRoundRow {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly phase: RoundPhase;
  readonly version: number;
  readonly stake: bigint;
  readonly pending: bigint | null;
  readonly win: bigint;
  readonly bets: number;
  readonly play: RoundPlay;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly dueAt: Date | null;
}

/** Returns the player's open round of a game. Slips in play are excluded: a player may have many. */
export const openRound = statement<OpenRoundParams, OpenRoundRow>({
  name: "house/rounds.openRound",
  text: `select id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play, client_seed, nonce, seed, commitment,
  opened_at, closed_at, due_at
from house_round
where merchant_id = $1 and player_id = $2 and game_id = $3 and due_at is not null
  and not (phase = 'playing' and play ->> 'game' = 'slip')
order by id desc
limit 1`,
  params: ["merchant","playerId","gameId"],
  json: [],
  columns: ["id","sessionId","playerId","gameId","phase","version","stake","pending","win","bets","play","clientSeed","nonce","seed","commitment","openedAt","closedAt","dueAt"],
  isPrepared: true,
});

export interface NewestRoundsParams {
  readonly playerId: string;
  readonly gameId: string;
  readonly limit: number;
  readonly offset: number;
}

export interface NewestRoundsRow {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly phase: RoundPhase;
  readonly version: number;
  readonly stake: bigint;
  readonly pending: bigint | null;
  readonly win: bigint;
  readonly bets: number;
  readonly play: RoundPlay;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly dueAt: Date | null;
}

/** Returns the player's rounds of a game, newest first, without refused ones. */
export const newestRounds = statement<NewestRoundsParams, NewestRoundsRow>({
  name: "house/rounds.newestRounds",
  text: `select id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play, client_seed, nonce, seed, commitment,
  opened_at, closed_at, due_at
from house_round
where merchant_id = $1 and player_id = $2 and game_id = $3 and phase <> 'refused'
order by id desc
limit $4::int offset $5::int`,
  params: ["merchant","playerId","gameId","limit","offset"],
  json: [],
  columns: ["id","sessionId","playerId","gameId","phase","version","stake","pending","win","bets","play","clientSeed","nonce","seed","commitment","openedAt","closedAt","dueAt"],
  isPrepared: true,
});

export interface CountRoundsParams {
  readonly playerId: string;
  readonly gameId: string;
}

export interface CountRoundsRow {
  readonly total: number;
}

export const countRounds = statement<CountRoundsParams, CountRoundsRow>({
  name: "house/rounds.countRounds",
  text: `select count(*)::int as "total!" from house_round
where merchant_id = $1 and player_id = $2 and game_id = $3 and phase <> 'refused'`,
  params: ["merchant","playerId","gameId"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface DueRoundsParams {
  readonly now: Date;
  readonly limit: number;
}

export interface DueRoundsRow {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly phase: RoundPhase;
  readonly version: number;
  readonly stake: bigint;
  readonly pending: bigint | null;
  readonly win: bigint;
  readonly bets: number;
  readonly play: RoundPlay;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly dueAt: Date | null;
}

/** Returns the rounds that the job must resume, longest due first. */
export const dueRounds = statement<DueRoundsParams, DueRoundsRow>({
  name: "house/rounds.dueRounds",
  text: `select id, session_id, player_id, game_id, phase, version, stake, pending, win, bets, play, client_seed, nonce, seed, commitment,
  opened_at, closed_at, due_at
from house_round
where merchant_id = $1 and due_at <= $2
order by due_at, id
limit $3::int`,
  params: ["merchant","now","limit"],
  json: [],
  columns: ["id","sessionId","playerId","gameId","phase","version","stake","pending","win","bets","play","clientSeed","nonce","seed","commitment","openedAt","closedAt","dueAt"],
  isPrepared: true,
});
