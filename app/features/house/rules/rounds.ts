import type { Leg } from "./slip";
import type { TableAction } from "./table";

/**
 * Phase of a round. The wallet receives the bet (`betting`), the round is played (`playing`), its win is sent (`paying`), and the
 * round is closed (`closing`). `undoing`: a bet is rolled back. Final: `done`, `undone` (everything rolled back), `refused`.
 */
export type RoundPhase = "betting" | "undoing" | "playing" | "paying" | "closing" | "done" | "undone" | "refused";

/** A leg of a slip with its match, as offered. */
export interface SlipLeg extends Leg {
  readonly matchId: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** UTC ms. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Inputs of a round; the seeds determine the rest. */
export type RoundPlay =
  | { readonly game: "reels"; readonly stake: string }
  /** `next`: a double whose bet is pending. */
  | {
      readonly game: "table";
      readonly stake: string;
      readonly actions: readonly TableAction[];
      readonly next?: "double" | undefined;
    }
  | { readonly game: "slip"; readonly stake: string; readonly legs: readonly SlipLeg[] };
