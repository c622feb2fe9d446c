import type { SeamlessWallet } from "~/features/games/rules/seamless";
import { isWpsError } from "~/platform/wps/errors";
import { abandonBet, advanceRound } from "./server/advance-round";
import type { HouseContext } from "./server/context";
import { winOf } from "./server/games";
import { decideMatches, nextEnd, resultsOf } from "./server/matches";
import {
  dueRounds,
  type HouseRound,
  moveRound,
  openRound,
  RESUME_AFTER_MS,
  type RoundChange,
  roundBy,
} from "./server/rounds";

/** Result of a run. */
export interface SettleResult {
  /** Number of decided matches. */
  readonly matches: number;
  /** Number of rounds that were finished or advanced. */
  readonly rounds: number;
  /** Number of rounds that could not be advanced; the next run tries again. */
  readonly failed: number;
}

/** Maximum number of rounds per query. */
const BATCH = 200;

/**
 * Decides ended matches, settles the slips on them, and resumes every interrupted round: wins are paid, bets without a round are
 * rolled back (requirement G12). Safe to run concurrently on any number of nodes.
 * @param now UTC ms
 */
export async function settleDue(given: HouseContext, wallet: SeamlessWallet, now: number): Promise<SettleResult> {
  const ctx = { ...given, now };
  const matches = await decideMatches(ctx, now);
  let [rounds, failed] = [0, 0];
  for (;;) {
    const due = await ctx.db.read(ctx.brand.code, (tx) => dueRounds(tx, now, BATCH));
    const before = failed;
    for (const round of due) {
      if (await tryResume(ctx, wallet, round)) rounds += 1;
      else failed += 1;
    }
    if (due.length < BATCH || failed > before) return { matches, rounds, failed };
  }
}

/** @returns false when the wallet does not answer */
async function tryResume(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<boolean> {
  try {
    await resume(ctx, wallet, round);
    return true;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    ctx.log.warn(
      { round: round.id, phase: round.phase, code: error.code },
      "a house round is unfinished and will be retried",
    );
    return false;
  }
}

/** Resumes one due round. */
async function resume(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<void> {
  if (round.phase === "betting") await abandonBet(ctx, round);
  if (round.phase === "playing") await settleRound(ctx, round);
  await advanceRound(ctx, wallet, await roundBy(ctx, round.id));
}

/** Settles a slip by its matches; stands on an abandoned hand. */
async function settleRound(ctx: HouseContext, round: HouseRound): Promise<void> {
  const { play } = round;
  await ctx.db.transaction(ctx.brand.code, async (tx) => {
    if (play.game === "table") {
      const stood = { ...play, actions: [...play.actions, "stand" as const] };
      const win = winOf(ctx, { ...round, play: stood }, new Map()) ?? 0n;
      await moveRound(ctx, tx, round, { phase: "paying", play: stood, win, due: ctx.now + RESUME_AFTER_MS });
      return;
    }
    const ids = play.game === "slip" ? play.legs.map(({ matchId }) => matchId) : [];
    const win = winOf(ctx, round, await resultsOf(tx, ids));
    const soon = ctx.now + RESUME_AFTER_MS;
    const change: RoundChange =
      win === null
        ? { phase: "playing", due: Math.max(soon, (await nextEnd(tx, ids)) ?? soon) }
        : { phase: "paying", win, due: soon };
    await moveRound(ctx, tx, round, change);
  });
}

/**
 * Resumes the player's interrupted round before they enter: a pending bet is rolled back, a win is paid. An open hand stays open.
 */
export async function resumeFor(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { gameId, playerId }: { readonly playerId: string; readonly gameId: string },
): Promise<void> {
  const open = await ctx.db.read(ctx.brand.code, (tx) => openRound(tx, playerId, gameId));
  if (open === null || open.phase === "playing") return;
  await resume(ctx, wallet, open);
}
