import type { BlockContext } from "~/site/types";
import type { JackpotCounter } from "../../rules/jackpot";

/** The jackpot counter (checklist R9), and the moment at which the server drew it. */
export interface Jackpot extends JackpotCounter {
  /** The server's time when the page was drawn, ms. */
  readonly at: number;
}

/** The counter from the call, with the server's time: what every block that shows it loads. Null for a brand without one. */
export async function readJackpot(ctx: BlockContext): Promise<Jackpot | null> {
  const { start, since, step, everySeconds } = await ctx.wps.game.jackpots({});
  if (Number(step) === 0) return null;
  return { start, since, step, everySeconds, at: Date.now() };
}
