import { randomBytes } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { RoundPhase, RoundPlay } from "../rules/rounds";
import type { HouseContext } from "./context";
import * as sql from "./rounds.sql.gen";
import type { HouseSession } from "./session";

/**
 * A round of a house game. Money in minor units. `stake` is the amount accepted by the wallet, `pending` the amount of the pending
 * bet (null for none). `dueAt` is the time at which the job resumes the round; null once it is over.
 */
export type HouseRound = sql.RoundByIdRow;

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
): Promise<HouseRound> {
  const id = uuidV7(ctx.now, randomBytes(10));
  const { clientSeed, commitment, gameId, id: sessionId, nonce, playerId, seed } = session;
  const inputs = { sessionId, playerId, gameId, clientSeed, nonce, seed, commitment };
  const times = { openedAt: new Date(ctx.now), dueAt: new Date(ctx.now + RESUME_AFTER_MS) };
  return existing(id, await tx.first(sql.insertRound, { id, ...inputs, pending, play, ...times }));
}

/** Returns a round. @throws Error for an unknown id */
export async function roundBy(ctx: HouseContext, id: string): Promise<HouseRound> {
  return existing(id, await ctx.db.lookUp(ctx.brand.code, sql.roundById, { id }));
}

/** Like `roundBy`, in a transaction. */
export async function roundIn(tx: Transaction, id: string): Promise<HouseRound> {
  return existing(id, await tx.first(sql.roundById, { id }));
}

function existing(id: string, round: HouseRound | null): HouseRound {
  if (!round) throw new Error(`round ${id} does not exist`);
  return round;
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
 * @returns the updated round; null when another process updated it first: then read it again
 */
export async function moveRound(
  ctx: HouseContext,
  tx: Transaction,
  round: HouseRound,
  change: RoundChange,
): Promise<HouseRound | null> {
  const { bets, due, id, pending, phase, play, sessionId, stake, version, win } = { ...round, ...change };
  const dueAt = due === null ? null : new Date(due);
  const closedAt = isOver(phase) ? new Date(ctx.now) : null;
  const row = { id, version, phase, stake, pending, win, bets, play, dueAt, sessionId, closedAt };
  return tx.first(sql.updateRound, row);
}

/** Returns the player's open round of a game. Slips in play are excluded: a player may have many. */
export const openRound = (tx: Transaction, playerId: string, gameId: string): Promise<HouseRound | null> =>
  tx.first(sql.openRound, { playerId, gameId });

/** Returns the player's rounds of a game, newest first, without refused ones. */
export const newestRounds = (
  tx: Transaction,
  { gameId, limit, playerId, skip }: { playerId: string; gameId: string; limit: number; skip: number },
): Promise<readonly HouseRound[]> => tx.all(sql.newestRounds, { playerId, gameId, limit, offset: skip });

/** Returns the number of those rounds. */
export async function countRounds(tx: Transaction, playerId: string, gameId: string): Promise<number> {
  return (await tx.first(sql.countRounds, { playerId, gameId }))?.total ?? 0;
}

/** Returns the rounds that the job must resume, longest due first. */
export const dueRounds = (tx: Transaction, now: number, limit: number): Promise<readonly HouseRound[]> =>
  tx.all(sql.dueRounds, { now: new Date(now), limit });
