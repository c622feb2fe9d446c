import { verify } from "~/features/house/rules/verify";
import type { FairRound } from "../frame/fairness-sheet";

/** What a round of the reels comes to when it is computed again, in a form that is compared with what was shown. */
export function reelsOutcome({ revealed, stake }: FairRound, minor: (amount: string) => bigint) {
  const { isCommitted, outcome } = verify({ ...revealed, game: "reels", stake: minor(stake) });
  return { isCommitted, won: outcome.game === "reels" ? outcome.round.won : 0n };
}
