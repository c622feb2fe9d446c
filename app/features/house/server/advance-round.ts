import type { SeamlessAnswer, SeamlessCode, SeamlessWallet } from "~/features/games/rules/seamless";
import { WpsError } from "~/platform/wps/errors";
import type { RoundPhase } from "../rules/rounds";
import type { HouseContext } from "./context";
import { afterBet, NO_RESULTS, recordOf, winOf, withoutBet } from "./games";
import { resultsOf } from "./matches";
import * as sql from "./requests.sql.gen";
import { type HouseRound, moveRound, RESUME_AFTER_MS, type RoundChange, roundBy } from "./rounds";
import { endSession, launchOf } from "./session";
import { callWallet, walletRefusal } from "./wallet-call";

/** Time that a player has to return to an open hand, ms. Afterwards the hand stands. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** A round after its progress, and the last balance reported by the wallet, minor units. */
export interface Advanced {
  readonly round: HouseRound;
  readonly balance: bigint | null;
}

/** The round after a step, null when another process advanced it first; and the balance that the wallet reported, if any. */
interface Stepped {
  readonly round: HouseRound | null;
  readonly balance: bigint | null;
}

type Step = (ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound) => Promise<Stepped>;

/** Wallet request of each phase. In the other phases a round waits, or is over. */
const STEPS: Readonly<Partial<Record<RoundPhase, Step>>> = { betting, undoing, paying, closing };

/**
 * Advances a round until it waits or is over. Each step calls the wallet with a stable id and then stores the answer unless
 * another process has: an interrupted step is simply repeated.
 * @throws WpsError networkAbnormal when the wallet does not answer (retry), and the wallet's refusal of a bet
 */
export async function advanceRound(ctx: HouseContext, wallet: SeamlessWallet, id: string): Promise<Advanced> {
  let balance: bigint | null = null;
  for (let round = await roundBy(ctx, id); ; ) {
    const step = STEPS[round.phase];
    if (!step) return { round, balance };
    const after = await step(ctx, wallet, round);
    balance = after.balance ?? balance;
    round = after.round ?? (await roundBy(ctx, id));
  }
}

const move = (ctx: HouseContext, round: HouseRound, change: RoundChange) =>
  ctx.db.transaction(ctx.brand.code, (tx) => moveRound(ctx, tx, round, change));

/**
 * Returns the due time of a round in play: the end of a slip's first match, or the time when an open hand counts as abandoned.
 */
export function playingUntil({ now }: HouseContext, { play }: Pick<HouseRound, "play">): number {
  return play.game === "slip" ? Math.min(...play.legs.map(({ endsAt }) => endsAt)) : now + ABANDONED_AFTER_MS;
}

async function betting(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<Stepped> {
  const { bets, gameId, id, pending, sessionId } = round;
  if (pending === null) throw new Error(`round ${id} waits for a bet without an amount`);
  const token = await launchOf(ctx, sessionId);
  const bet = { transactionId: betId(round, bets), roundId: id, gameId, amount: pending };
  const answer = await callWallet(wallet, { operation: "bet", token, ...bet });
  if (!answer.ok) return refused(ctx, round, answer.code);
  const taken = { ...round, stake: round.stake + pending, pending: null, play: afterBet(round.play) };
  const win = winOf(ctx, taken, NO_RESULTS);
  const { play, stake } = taken;
  const due = win === null ? playingUntil(ctx, taken) : ctx.now + RESUME_AFTER_MS;
  const phase = win === null ? "playing" : "paying";
  const moved = await move(ctx, round, { phase, stake, pending: null, play, win: win ?? 0n, due });
  return { round: moved, balance: answer.value.balance };
}

/** Returns the wallet id of a round's bet, by its number from 1. */
const betId = ({ id }: HouseRound, number: number) => `${id}:bet${number}`;

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

/** Gives up a bet whose outcome at the wallet is unknown. Later answers to it are ignored. */
export function abandonBet(ctx: HouseContext, round: HouseRound): Promise<boolean> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const isMoved = (await moveRound(ctx, tx, round, { phase: "undoing", due: ctx.now + RESUME_AFTER_MS })) !== null;
    if (isMoved) await tx.run(sql.forgetRequests, { roundId: round.id });
    return isMoved;
  });
}

async function undoing(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<Stepped> {
  const { bets, id, playerId, stake } = round;
  const taken = { transactionId: `${betId(round, bets)}:back`, betId: betId(round, bets), roundId: id };
  const balance = balanceOf(ctx, round, await callWallet(wallet, { operation: "rollback", playerId, ...taken }));
  const play = withoutBet(round.play);
  // A hand continues without the double; a round without any bet is closed.
  const moved = await move(
    ctx,
    round,
    stake > 0n
      ? { phase: "playing", pending: null, play, due: playingUntil(ctx, round) }
      : { phase: "closing", pending: null, play, due: ctx.now + RESUME_AFTER_MS },
  );
  return { round: moved, balance };
}

async function paying(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<Stepped> {
  const { id, playerId, win } = round;
  const sent = { operation: "win", playerId, transactionId: `${id}:win`, roundId: id, amount: win } as const;
  const balance = win === 0n ? null : balanceOf(ctx, round, await callWallet(wallet, sent));
  return { round: await move(ctx, round, { phase: "closing", due: ctx.now + RESUME_AFTER_MS }), balance };
}

async function closing(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<Stepped> {
  const { id, play, playerId, stake } = round;
  const ids = play.game === "slip" ? play.legs.map(({ matchId }) => matchId) : [];
  const results = ids.length === 0 ? NO_RESULTS : await ctx.db.transaction(ctx.brand.code, (tx) => resultsOf(tx, ids));
  const record = stake > 0n ? recordOf(ctx, round, results) : { steps: [{ kind: "undone", shown: [], won: null }] };
  const answer = await callWallet(wallet, { operation: "roundClose", playerId, roundId: id, record });
  // Already closed, or never known to the wallet: both are the wanted state.
  const isKnown = answer.ok || answer.code === "roundClosed" || (stake === 0n && answer.code === "unknownTransaction");
  const balance = isKnown ? (answer.ok ? answer.value.balance : null) : balanceOf(ctx, round, answer);
  return { round: await move(ctx, round, { phase: stake > 0n ? "done" : "undone", due: null }), balance };
}

/** Returns the balance of an answer that must not be a refusal. A refusal leaves the round unchanged and is logged for staff. */
function balanceOf({ log }: HouseContext, { id, phase }: HouseRound, answer: SeamlessAnswer): bigint {
  if (answer.ok) return answer.value.balance;
  log.error({ round: id, phase, code: answer.code }, "the wallet refused a payout of the house");
  throw new WpsError("networkAbnormal");
}
