import { verify } from "~/features/house/rules/verify";
import type { FairRound } from "../frame/fairness-sheet";

/** Recomputes a round of the reels and returns the result for the comparison with the shown one. */
export function reelsOutcome({ revealed, stake }: FairRound, minor: (amount: string) => bigint) {
  const { isCommitted, outcome } = verify({ ...revealed, game: "reels", stake: minor(stake) });
  return { isCommitted, won: outcome.game === "reels" ? outcome.round.won : 0n };
}
