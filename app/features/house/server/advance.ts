import type { SeamlessAnswer, SeamlessCode, SeamlessWallet } from "~/features/games/rules/seamless";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { WpsError } from "~/platform/wps/errors";
import { asked, refusal } from "./asking";
import type { HouseContext } from "./context";
import { afterBet, NO_RESULTS, recordOf, winOf, withoutBet } from "./games";
import { resultsOf } from "./matches";
import { type Change, type HouseRound, moveRound, PATIENCE, type Phase, roundBy } from "./rounds";
import { endSession, launchOf } from "./session";

/** A player who leaves the table in the middle of a hand may come back for so long, ms; then he stands. */
const ABANDONED = 24 * 60 * 60_000;

/** Where a round has come to, and what the wallet last said that the player has, minor units. */
export interface Advanced {
  readonly round: HouseRound;
  readonly balance: bigint | null;
}

type Step = (ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound) => Promise<bigint | null>;

/** What the wallet has to be asked in each phase. In the others a round waits, or is over. */
const STEPS: Readonly<Partial<Record<Phase, Step>>> = { betting, undoing, paying, closing };

/**
 * Takes a round as far as it goes by itself. Each step asks the wallet under an id that stays the same, and then notes the
 * answer if nobody else did: a step that was cut off anywhere is simply done again.
 * @throws WpsError networkAbnormal when the wallet does not answer (ask again), and what the wallet refuses a bet with
 */
export async function advance(ctx: HouseContext, wallet: SeamlessWallet, id: string): Promise<Advanced> {
  let balance: bigint | null = null;
  for (;;) {
    const round = await ctx.db.transaction(ctx.brand.code, (tx) => roundBy(tx, id));
    const step = STEPS[round.phase];
    if (!step) return { round, balance };
    balance = (await step(ctx, wallet, round)) ?? balance;
  }
}

const move = (ctx: HouseContext, round: HouseRound, change: Change) =>
  ctx.db.transaction(ctx.brand.code, (tx) => moveRound(ctx, tx, round, change));

/** When a round in play is due: a slip with the first of its matches, a hand when it is given up for left. */
export function playingUntil({ now }: HouseContext, { play }: Pick<HouseRound, "play">): number {
  return play.game === "slip" ? Math.min(...play.legs.map(({ endsAt }) => endsAt)) : now + ABANDONED;
}

async function betting(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<bigint | null> {
  const { bets, gameId, id, pending, sessionId } = round;
  if (pending === null) throw new Error(`round ${id} waits for a bet of nothing`);
  const token = await launchOf(ctx, sessionId);
  const bet = { transactionId: betId(round, bets), roundId: id, gameId, amount: pending };
  const answer = await asked(wallet, { operation: "bet", token, ...bet });
  if (!answer.ok) return refused(ctx, round, answer.code);
  const taken = { ...round, stake: round.stake + pending, pending: null, play: afterBet(round.play) };
  const win = winOf(ctx, taken, NO_RESULTS);
  const { play, stake } = taken;
  const due = win === null ? playingUntil(ctx, taken) : ctx.now + PATIENCE;
  await move(ctx, round, {
    phase: win === null ? "playing" : "paying",
    stake,
    pending: null,
    play,
    win: win ?? 0n,
    due,
  });
  return answer.value.balance;
}

/** The id of a round's bet at the wallet, by its number from 1. */
const betId = ({ id }: HouseRound, number: number) => `${id}:bet${number}`;

/** A refused bet never was; its request may be made again. @throws WpsError the refusal */
async function refused(ctx: HouseContext, round: HouseRound, code: SeamlessCode): Promise<null> {
  const isFirst = round.stake === 0n;
  const isMoved = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const next = { pending: null, play: withoutBet(round.play) };
    const change: Change = isFirst
      ? { ...next, phase: "refused", due: null }
      : { ...next, phase: "playing", due: playingUntil(ctx, round) };
    if (!(await moveRound(ctx, tx, round, change))) return false;
    await forgetRequests(tx, round.id);
    return true;
  });
  if (!isMoved) return null;
  if (code === "tokenExpired" || code === "unknownPlayer") await endSession(ctx, round.sessionId);
  throw refusal(code);
}

/** What was asked for in vain is forgotten, so that it may be asked for again. */
async function forgetRequests(tx: Transaction, roundId: string): Promise<void> {
  await tx.query("delete from house_request where merchant_id = $1 and round_id = $2 and answer is null", [
    merchantOf(tx),
    roundId,
  ]);
}

/** Gives up a bet of which it is not known whether the wallet took it. From then on no answer to it counts. */
export function giveUp(ctx: HouseContext, round: HouseRound): Promise<boolean> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const isMoved = await moveRound(ctx, tx, round, { phase: "undoing", due: ctx.now + PATIENCE });
    if (isMoved) await forgetRequests(tx, round.id);
    return isMoved;
  });
}

async function undoing(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<bigint | null> {
  const { bets, id, playerId, stake } = round;
  const taken = { transactionId: `${betId(round, bets)}:back`, betId: betId(round, bets), roundId: id };
  const balance = balanceOf(ctx, round, await asked(wallet, { operation: "rollback", playerId, ...taken }));
  const play = withoutBet(round.play);
  // A hand goes on without the double; a round without any bet is nothing.
  await move(
    ctx,
    round,
    stake > 0n
      ? { phase: "playing", pending: null, play, due: playingUntil(ctx, round) }
      : { phase: "closing", pending: null, play, due: ctx.now + PATIENCE },
  );
  return balance;
}

async function paying(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<bigint | null> {
  const { id, playerId, win } = round;
  const sent = { operation: "win", playerId, transactionId: `${id}:win`, roundId: id, amount: win } as const;
  const balance = win === 0n ? null : balanceOf(ctx, round, await asked(wallet, sent));
  await move(ctx, round, { phase: "closing", due: ctx.now + PATIENCE });
  return balance;
}

async function closing(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<bigint | null> {
  const { id, play, playerId, stake } = round;
  const ids = play.game === "slip" ? play.legs.map(({ matchId }) => matchId) : [];
  const results = await ctx.db.transaction(ctx.brand.code, (tx) => resultsOf(tx, ids));
  const record = stake > 0n ? recordOf(ctx, round, results) : { steps: [{ kind: "undone", shown: [], won: null }] };
  const answer = await asked(wallet, { operation: "roundClose", playerId, roundId: id, record });
  // Closed before, or a round that the wallet never heard of: it is as it should be.
  const isKnown = answer.ok || answer.code === "roundClosed" || (stake === 0n && answer.code === "unknownTransaction");
  const balance = isKnown ? (answer.ok ? answer.value.balance : null) : balanceOf(ctx, round, answer);
  await move(ctx, round, { phase: stake > 0n ? "done" : "undone", due: null });
  return balance;
}

/** The balance of an answer that cannot be a refusal: one that is stays where it is, and staff find it in the log. */
function balanceOf({ log }: HouseContext, { id, phase }: HouseRound, answer: SeamlessAnswer): bigint {
  if (answer.ok) return answer.value.balance;
  log.error({ round: id, phase, code: answer.code }, "the wallet refuses what the house owes");
  throw new WpsError("networkAbnormal");
}
