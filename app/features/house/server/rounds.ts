import { randomBytes } from "node:crypto";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { Leg } from "../rules/slip";
import type { TableAction } from "../rules/table";
import type { HouseContext } from "./context";
import type { HouseSession } from "./session";

/**
 * Phase of a round. The wallet receives the bet (`betting`), the round is played (`playing`), its win is sent (`paying`), and the
 * round is closed (`closing`). `undoing`: a bet is rolled back. Final: `done`, `undone` (everything rolled back), `refused`.
 */
export type RoundPhase = "betting" | "undoing" | "playing" | "paying" | "closing" | "done" | "undone" | "refused";

/** A leg of a slip with its match, as offered. */
export interface SlipLeg extends Leg {
  readonly matchId: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** UTC ms. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Inputs of a round; the seeds determine the rest. */
export type RoundPlay =
  | { readonly game: "reels"; readonly stake: string }
  /** `next`: a double whose bet is pending. */
  | {
      readonly game: "table";
      readonly stake: string;
      readonly actions: readonly TableAction[];
      readonly next?: "double" | undefined;
    }
  | { readonly game: "slip"; readonly stake: string; readonly legs: readonly SlipLeg[] };

/** A round of a house game. Money in minor units. */
export interface HouseRound {
  readonly id: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly phase: RoundPhase;
  readonly version: number;
  /** Amount accepted by the wallet. */
  readonly stake: bigint;
  /** Amount of the pending bet; null for none. */
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
  /** Time at which the job resumes the round; null once it is over. */
  readonly dueAt: Date | null;
}

/** Columns under the names of `HouseRound`. */
const COLUMNS = `id, session_id as "sessionId", player_id as "playerId", game_id as "gameId", phase, version, stake, pending,
  win, bets, play, client_seed as "clientSeed", nonce, seed, commitment, opened_at as "openedAt", closed_at as "closedAt",
  due_at as "dueAt"`;

type Row = HouseRound & Record<string, unknown>;

/** Time that a request in progress has before the job resumes its round, ms. */
export const RESUME_AFTER_MS = 60_000;

/** Returns true for a final phase. */
const isOver = (phase: RoundPhase): boolean => phase === "done" || phase === "undone" || phase === "refused";

/** Stores a round before its bet is sent, so that an interrupted bet is never lost. */
export async function insertRound(
  ctx: HouseContext,
  tx: Transaction,
  session: HouseSession,
  { pending, play }: { readonly pending: bigint; readonly play: RoundPlay },
): Promise<string> {
  const id = uuidV7(ctx.now, randomBytes(10));
  await tx.query(
    `insert into house_round (merchant_id, id, session_id, player_id, game_id, phase, version, stake, pending, win, bets,
       play, client_seed, nonce, seed, commitment, opened_at, due_at)
     values ($1, $2, $3, $4, $5, 'betting', 0, 0, $6, 0, 1, $7, $8, $9, $10, $11, $12, $13)`,
    [
      merchantOf(tx),
      id,
      session.id,
      session.playerId,
      session.gameId,
      pending,
      JSON.stringify(play),
      session.clientSeed,
      session.nonce,
      session.seed,
      session.commitment,
      new Date(ctx.now),
      new Date(ctx.now + RESUME_AFTER_MS),
    ],
  );
  return id;
}

export async function roundBy(tx: Transaction, id: string): Promise<HouseRound> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} from house_round where merchant_id = $1 and id = $2`, [
    merchantOf(tx),
    id,
  ]);
  if (!row) throw new Error(`round ${id} does not exist`);
  return row;
}

/** Changes of a round, and its next due time (UTC ms; null: never). Omitted fields keep their values. */
export interface RoundChange {
  readonly phase: RoundPhase;
  readonly sessionId?: string;
  readonly stake?: bigint;
  readonly pending?: bigint | null;
  readonly win?: bigint;
  readonly bets?: number;
  readonly play?: RoundPlay;
  readonly due: number | null;
}

/**
 * Updates a round if its version has not changed.
 * @returns false when another process updated it first; then read it again
 */
export async function moveRound(
  ctx: HouseContext,
  tx: Transaction,
  round: HouseRound,
  change: RoundChange,
): Promise<boolean> {
  const { bets, due, pending, phase, play, sessionId, stake, win } = { ...round, ...change };
  const moved = await tx.query(
    `update house_round set version = version + 1, phase = $4, stake = $5, pending = $6, win = $7, bets = $8, play = $9,
       due_at = $10, session_id = $11, closed_at = $12
     where merchant_id = $1 and id = $2 and version = $3 returning 1`,
    [
      merchantOf(tx),
      round.id,
      round.version,
      phase,
      stake,
      pending,
      win,
      bets,
      JSON.stringify(play),
      due === null ? null : new Date(due),
      sessionId,
      isOver(phase) ? new Date(ctx.now) : null,
    ],
  );
  return moved.length > 0;
}

/** Returns the player's open round of a game. Slips in play are excluded: a player may have many. */
export async function openRound(tx: Transaction, playerId: string, gameId: string): Promise<HouseRound | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from house_round where merchant_id = $1 and player_id = $2 and game_id = $3 and due_at is not null
       and not (phase = 'playing' and play ->> 'game' = 'slip') order by id desc limit 1`,
    [merchantOf(tx), playerId, gameId],
  );
  return row ?? null;
}

/** Returns the player's rounds of a game, newest first, without refused ones. */
export function newestRounds(
  tx: Transaction,
  { gameId, limit, playerId, skip }: { playerId: string; gameId: string; limit: number; skip: number },
): Promise<readonly HouseRound[]> {
  return tx.query<Row>(
    `select ${COLUMNS} from house_round where merchant_id = $1 and player_id = $2 and game_id = $3
       and phase <> 'refused' order by id desc limit $4 offset $5`,
    [merchantOf(tx), playerId, gameId, limit, skip],
  );
}

/** Returns the number of those rounds. */
export async function countRounds(tx: Transaction, playerId: string, gameId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from house_round where merchant_id = $1 and player_id = $2 and game_id = $3
       and phase <> 'refused'`,
    [merchantOf(tx), playerId, gameId],
  );
  return row?.count ?? 0;
}

/** Returns the rounds that the job must resume, longest due first. */
export function dueRounds(tx: Transaction, now: number, limit: number): Promise<readonly HouseRound[]> {
  return tx.query<Row>(
    `select ${COLUMNS} from house_round where merchant_id = $1 and due_at <= $2 order by due_at, id limit $3`,
    [merchantOf(tx), new Date(now), limit],
  );
}
