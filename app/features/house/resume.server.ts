import type { SeamlessWallet } from "~/features/games/rules/seamless";
import { isWpsError } from "~/platform/wps/errors";
import { advance, giveUp } from "./server/advance";
import type { HouseContext } from "./server/context";
import { winOf } from "./server/games";
import { decideMatches, nextEnd, resultsOf } from "./server/matches";
import { type Change, dueRounds, type HouseRound, moveRound, openRound, PATIENCE } from "./server/rounds";

/** What a run found to do. */
export interface Settled {
  /** Matches that were decided. */
  readonly matches: number;
  /** Rounds that are over, or were taken a step further. */
  readonly rounds: number;
  /** Rounds that could not be: the next run tries again. */
  readonly failed: number;
}

/** Rounds a run takes at once. */
const BATCH = 200;

/**
 * Decides the matches that have ended, settles the slips on them, and looks after every round that was cut off: what was
 * won is paid, a bet without a round is taken back (checklist G12). May run on any number of nodes, as often as one likes.
 * @param now UTC ms
 */
export async function settleDue(given: HouseContext, wallet: SeamlessWallet, now: number): Promise<Settled> {
  const ctx = { ...given, now };
  const matches = await decideMatches(ctx, now);
  let [rounds, failed] = [0, 0];
  for (;;) {
    const due = await ctx.db.transaction(ctx.brand.code, (tx) => dueRounds(tx, now, BATCH));
    const before = failed;
    for (const round of due) {
      if (await looksAfter(ctx, wallet, round)) rounds += 1;
      else failed += 1;
    }
    if (due.length < BATCH || failed > before) return { matches, rounds, failed };
  }
}

/** @returns false when the wallet does not answer */
async function looksAfter(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<boolean> {
  try {
    await resume(ctx, wallet, round);
    return true;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    ctx.log.warn({ round: round.id, phase: round.phase, code: error.code }, "a round of the house waits");
    return false;
  }
}

/** Takes one round that is due to where it belongs. */
async function resume(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<void> {
  if (round.phase === "betting") await giveUp(ctx, round);
  if (round.phase === "playing") await playOn(ctx, round);
  await advance(ctx, wallet, round.id);
}

/** A slip is settled by its matches; a hand that was left stands. */
async function playOn(ctx: HouseContext, round: HouseRound): Promise<void> {
  const { play } = round;
  await ctx.db.transaction(ctx.brand.code, async (tx) => {
    if (play.game === "table") {
      const stood = { ...play, actions: [...play.actions, "stand" as const] };
      const win = winOf(ctx, { ...round, play: stood }, new Map()) ?? 0n;
      await moveRound(ctx, tx, round, { phase: "paying", play: stood, win, due: ctx.now + PATIENCE });
      return;
    }
    const ids = play.game === "slip" ? play.legs.map(({ matchId }) => matchId) : [];
    const win = winOf(ctx, round, await resultsOf(tx, ids));
    const soon = ctx.now + PATIENCE;
    const change: Change =
      win === null
        ? { phase: "playing", due: Math.max(soon, (await nextEnd(tx, ids)) ?? soon) }
        : { phase: "paying", win, due: soon };
    await moveRound(ctx, tx, round, change);
  });
}

/** A player who comes back finds nothing half done: a bet that was cut off is taken back, a win is paid, a hand lies there. */
export async function resumeFor(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { gameId, playerId }: { readonly playerId: string; readonly gameId: string },
): Promise<void> {
  const open = await ctx.db.transaction(ctx.brand.code, (tx) => openRound(tx, playerId, gameId));
  if (open === null || open.phase === "playing") return;
  await resume(ctx, wallet, open);
}
