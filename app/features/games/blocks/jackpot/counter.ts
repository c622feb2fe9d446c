import type { BlockContext } from "~/site/types";
import type { JackpotCounter } from "../../rules/jackpot";

/** The jackpot counter (requirement R9), and the server's time of rendering. */
export interface Jackpot extends JackpotCounter {
  /** The server's time of rendering, UTC ms. */
  readonly at: number;
}

/** Loads the counter with the server's time; used by every block that renders it. Null for a brand without a counter. */
export async function readJackpot(ctx: BlockContext): Promise<Jackpot | null> {
  const { start, since, step, everySeconds } = await ctx.wps.game.jackpots({});
  if (Number(step) === 0) return null;
  return { start, since, step, everySeconds, at: Date.now() };
}
