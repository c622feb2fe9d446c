import { commitmentOf, drawsOf, type Seeds } from "./draws";
import { playReels, type ReelsRound } from "./reels";
import { drawResult, type MatchResult, type Odds } from "./slip";
import { playTable, type TableAction, type TableRound } from "./table";

/** A finished round in the form of the fairness panel. */
export type PlayedRound = Seeds & { readonly commitment: string } & (
    | { readonly game: "reels"; readonly stake: bigint }
    | { readonly game: "table"; readonly actions: readonly TableAction[] }
    | { readonly game: "match"; readonly odds: Odds }
  );

/** Result of a verification. */
export interface Verified {
  /** True when the seed matches the hash published before the round. */
  readonly isCommitted: boolean;
  /** Outcome determined by the seeds. */
  readonly outcome:
    | { readonly game: "reels"; readonly round: ReelsRound }
    | { readonly game: "table"; readonly round: TableRound }
    | { readonly game: "match"; readonly result: MatchResult };
}

/** Recomputes a round from the revealed seeds with the same code as the server, so that anyone can compare. */
export function verify(played: PlayedRound): Verified {
  const draws = drawsOf(played);
  const isCommitted = commitmentOf(played.serverSeed) === played.commitment;
  if (played.game === "reels")
    return { isCommitted, outcome: { game: "reels", round: playReels(draws, played.stake) } };
  if (played.game === "table")
    return { isCommitted, outcome: { game: "table", round: playTable(draws, played.actions) } };
  return { isCommitted, outcome: { game: "match", result: drawResult(draws, played.odds) } };
}
