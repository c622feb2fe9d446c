import { commitmentOf, drawsOf, type Seeds } from "./draws";
import { playReels, type ReelsRound } from "./reels";
import { drawResult, type Odds, type Pick } from "./slip";
import { playTable, type TableAction, type TableRound } from "./table";

/** A round that is over, as the fairness panel shows it. */
export type PlayedRound = Seeds & { readonly commitment: string } & (
    | { readonly game: "reels"; readonly stake: bigint }
    | { readonly game: "table"; readonly actions: readonly TableAction[] }
    | { readonly game: "match"; readonly odds: Odds }
  );

/** What came of verifying one. */
export interface Verified {
  /** Whether the seed is the one whose hash was shown before. */
  readonly isCommitted: boolean;
  /** What the seeds decide. */
  readonly outcome:
    | { readonly game: "reels"; readonly round: ReelsRound }
    | { readonly game: "table"; readonly round: TableRound }
    | { readonly game: "match"; readonly result: Pick };
}

/** Computes a round again from what was revealed: the same code as the house's, so anyone can compare. */
export function verify(played: PlayedRound): Verified {
  const draws = drawsOf(played);
  const isCommitted = commitmentOf(played.serverSeed) === played.commitment;
  if (played.game === "reels")
    return { isCommitted, outcome: { game: "reels", round: playReels(draws, played.stake) } };
  if (played.game === "table")
    return { isCommitted, outcome: { game: "table", round: playTable(draws, played.actions) } };
  return { isCommitted, outcome: { game: "match", result: drawResult(draws, played.odds) } };
}
