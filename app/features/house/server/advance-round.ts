import type { RoundRecord, SeamlessAnswer, SeamlessCode, SeamlessWallet } from "~/features/games/rules/seamless";
import type { Transaction } from "~/platform/db/transaction";
import { WpsError } from "~/platform/wps/errors";
import type { RoundPhase } from "../rules/rounds";
import type { HouseContext } from "./context";
import { afterBet, NO_RESULTS, recordOf, winOf, withoutBet } from "./games";
import { resultsOf } from "./matches";
import * as sql from "./requests.sql.gen";
import { type HouseRound, moveRound, RESUME_AFTER_MS, type RoundChange, roundBy } from "./rounds";
import { endSession, type HouseSession, launchOf } from "./session";
import { callWallet, walletRefusal } from "./wallet-call";

/** Time that a player has to return to an open hand, ms. Afterwards the hand stands. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** A round after its progress, and the last balance reported by the wallet, minor units. */
export interface Advanced {
  readonly round: HouseRound;
  readonly balance: bigint | null;
}

/** Options of `advanceRound`. */
export interface AdvanceOptions {
  /** The round's session, when the caller has read it: saves reading its launch token. */
  readonly session?: HouseSession;
  /** Called in the transaction of the change after which the round waits or is over. */
  readonly onRest?: (tx: Transaction, advanced: Advanced) => Promise<void>;
}

/** Context of the steps of a round. */
interface Progress extends AdvanceOptions {
  readonly ctx: HouseContext;
  readonly wallet: SeamlessWallet;
}

/** The round after a step, null when another process advanced it first; and the last balance, if any. */
interface Stepped {
  readonly round: HouseRound | null;
  readonly balance: bigint | null;
}

type Step = (progress: Progress, advanced: Advanced) => Promise<Stepped>;

/** Wallet request of each phase. In the other phases a round waits, or is over. */
const STEPS: Readonly<Partial<Record<RoundPhase, Step>>> = { betting, undoing, paying, closing };

/**
 * Advances a round until it waits or is over. Each step calls the wallet with a stable id and then stores the answer unless
 * another process has: an interrupted step is simply repeated.
 * @throws WpsError networkAbnormal when the wallet does not answer (retry), and the wallet's refusal of a bet
 */
export async function advanceRound(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  given: HouseRound,
  options: AdvanceOptions = {},
): Promise<Advanced> {
  for (let advanced: Advanced = { round: given, balance: null }; ; ) {
    const step = STEPS[advanced.round.phase];
    if (!step) return advanced;
    const { balance, round } = await step({ ctx, wallet, ...options }, advanced);
    advanced = { balance, round: round ?? (await roundBy(ctx, advanced.round.id)) };
  }
}

/** Stores a change of a round. @param balance the last one that the wallet reported */
async function move(
  { ctx, onRest }: Progress,
  round: HouseRound,
  change: RoundChange,
  balance: bigint | null,
): Promise<Stepped> {
  const moved = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const after = await moveRound(ctx, tx, round, change);
    if (after && !STEPS[after.phase]) await onRest?.(tx, { round: after, balance });
    return after;
  });
  return { round: moved, balance };
}

/**
 * Returns the due time of a round in play: the end of a slip's first match, or the time when an open hand counts as abandoned.
 */
export function playingUntil({ now }: HouseContext, { play }: Pick<HouseRound, "play">): number {
  return play.game === "slip" ? Math.min(...play.legs.map(({ endsAt }) => endsAt)) : now + ABANDONED_AFTER_MS;
}

async function betting(progress: Progress, { round }: Advanced): Promise<Stepped> {
  const { ctx, session, wallet } = progress;
  const { bets, gameId, id, pending, sessionId } = round;
  if (pending === null) throw new Error(`round ${id} waits for a bet without an amount`);
  const token = await launchOf(ctx, sessionId, session);
  const bet = { transactionId: betId(round, bets), roundId: id, gameId, amount: pending };
  const answer = await callWallet(wallet, { operation: "bet", token, ...bet });
  if (!answer.ok) return refused(ctx, round, answer.code);
  const taken = { ...round, stake: round.stake + pending, pending: null, play: afterBet(round.play) };
  const win = winOf(ctx, taken, NO_RESULTS);
  const { play, stake } = taken;
  const due = win === null ? playingUntil(ctx, taken) : ctx.now + RESUME_AFTER_MS;
  const phase = win === null ? "playing" : "paying";
  return move(progress, round, { phase, stake, pending: null, play, win: win ?? 0n, due }, answer.value.balance);
}

/** Returns the wallet id of a round's bet, by its number from 1. */
const betId = ({ id }: HouseRound, number: number) => `${id}:bet${number}`;

const UNDONE: RoundRecord = { steps: [{ kind: "undone", shown: [], won: null }] };

/** Removes a refused bet; its request may be made again. @throws WpsError the refusal */
async function refused(ctx: HouseContext, round: HouseRound, code: SeamlessCode): Promise<Stepped> {
  const isFirst = round.stake === 0n;
  const isMoved = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const next = { pending: null, play: withoutBet(round.play) };
    const change: RoundChange = isFirst
      ? { ...next, phase: "refused", due: null }
      : { ...next, phase: "playing", due: playingUntil(ctx, round) };
    if (!(await moveRound(ctx, tx, round, change))) return false;
    await tx.run(sql.forgetRequests, { roundId: round.id });
    return true;
  });
  if (!isMoved) return { round: null, balance: null };
  if (code === "tokenExpired" || code === "unknownPlayer") await endSession(ctx, round.sessionId);
  throw walletRefusal(code);
}

/**
 * Gives up a bet whose outcome at the wallet is unknown. Later answers to it are ignored.
 * @returns the round; null when another process advanced it first
 */
export function abandonBet(ctx: HouseContext, round: HouseRound): Promise<HouseRound | null> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const moved = await moveRound(ctx, tx, round, { phase: "undoing", due: ctx.now + RESUME_AFTER_MS });
    if (moved) await tx.run(sql.forgetRequests, { roundId: round.id });
    return moved;
  });
}

async function undoing(progress: Progress, { round }: Advanced): Promise<Stepped> {
  const { ctx, wallet } = progress;
  const { bets, id, playerId, stake } = round;
  const taken = { transactionId: `${betId(round, bets)}:back`, betId: betId(round, bets), roundId: id };
  const balance = balanceOf(ctx, round, await callWallet(wallet, { operation: "rollback", playerId, ...taken }));
  const change = { pending: null, play: withoutBet(round.play) };
  // A hand continues without the double; a round without any bet is closed.
  return stake > 0n
    ? move(progress, round, { ...change, phase: "playing", due: playingUntil(ctx, round) }, balance)
    : move(progress, round, { ...change, phase: "closing", due: ctx.now + RESUME_AFTER_MS }, balance);
}

/** Pays the win and closes the round at the wallet, in one message. A round without a win is only closed. */
async function paying(progress: Progress, advanced: Advanced): Promise<Stepped> {
  const { ctx, wallet } = progress;
  const { round } = advanced;
  const { id, playerId, win } = round;
  if (win === 0n) return closing(progress, advanced);
  const paid = { playerId, transactionId: `${id}:win`, roundId: id, amount: win, closes: await recordFor(ctx, round) };
  const answer = await callWallet(wallet, { operation: "win", ...paid });
  return move(progress, round, { phase: "done", due: null }, balanceOf(ctx, round, answer));
}

/** Returns the record of a round that had a bet. */
async function recordFor(ctx: HouseContext, round: HouseRound): Promise<RoundRecord> {
  const { play } = round;
  const ids = play.game === "slip" ? play.legs.map(({ matchId }) => matchId) : [];
  const results = ids.length === 0 ? NO_RESULTS : await ctx.db.read(ctx.brand.code, (tx) => resultsOf(tx, ids));
  return recordOf(ctx, round, results);
}

async function closing(progress: Progress, { balance, round }: Advanced): Promise<Stepped> {
  const { ctx, wallet } = progress;
  const { id, playerId, stake } = round;
  const record = stake > 0n ? await recordFor(ctx, round) : UNDONE;
  const answer = await callWallet(wallet, { operation: "roundClose", playerId, roundId: id, record });
  // Already closed, or never known to the wallet: both are the wanted state.
  const isKnown = answer.ok || answer.code === "roundClosed" || (stake === 0n && answer.code === "unknownTransaction");
  const told = isKnown ? (answer.ok ? answer.value.balance : balance) : balanceOf(ctx, round, answer);
  return move(progress, round, { phase: stake > 0n ? "done" : "undone", due: null }, told);
}

/** Returns the balance of an answer that must not be a refusal. A refusal leaves the round unchanged and is logged for staff. */
function balanceOf({ log }: HouseContext, { id, phase }: HouseRound, answer: SeamlessAnswer): bigint {
  if (answer.ok) return answer.value.balance;
  log.error({ round: id, phase, code: answer.code }, "the wallet refused a payout of the house");
  throw new WpsError("networkAbnormal");
}
