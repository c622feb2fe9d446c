import { z } from "zod";
import type { WpsErrorCode } from "~/platform/wps/errors";
import { money, time } from "~/platform/wps/shapes";
import { typedAmount } from "~/platform/wps/typed";
import { REEL_SYMBOLS } from "../rules/reels-data";
import { PICKS } from "../rules/slip";
import { TABLE_ACTIONS } from "../rules/table";

/** Token of an open game session. A framed game has no cookies, so the token is in the request body. */
export const gameSession = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .describe("The session's token, as `enter` gave it.");

/** A stake; one of the list in the answer to `enter`. */
export const stake = typedAmount.regex(/^\d{1,15}(\.\d{1,4})?$/).describe("The stake.");

/** The player's client seed for the rounds. */
export const clientSeed = z
  .string()
  .trim()
  .regex(/^[\w -]{1,64}$/);

/** Errors of every game call. */
export const GAME_ERRORS = [
  "gameSessionEnded",
  "gameUnavailable",
  "regionForbidden",
  "maintenance",
] as const satisfies readonly WpsErrorCode[];

/** Errors of the calls that play a round. */
export const PLAY_ERRORS = [
  ...GAME_ERRORS,
  "amountInvalid",
  "insufficientBalance",
  "requestConflict",
  "playStopped",
  "gameBusy",
  "moveNotOpen",
  "roundUndone",
  "networkAbnormal",
] as const satisfies readonly WpsErrorCode[];

/** Inputs of the next round, as far as they can be known in advance. */
export const fairness = z
  .object({
    commitment: z.string().describe("SHA-256 of the next round's server seed, hexadecimal."),
    clientSeed: z.string().describe("The player's own words."),
    nonce: z.int().min(0).describe("Number of the next round under this client seed."),
  })
  .describe("What decides the next round.");

/** Inputs of a finished round. */
export const revealed = z
  .object({
    serverSeed: z.string().describe("The server seed."),
    commitment: z.string().describe("The hash that was shown before."),
    clientSeed: z.string().describe("The player's own words."),
    nonce: z.int().min(0).describe("Number of the round."),
  })
  .describe("What decided the round.");

const symbol = z.enum(REEL_SYMBOLS);

const turn = z.object({
  kind: z.enum(["spin", "freeSpin"]).describe("Paid for, or won."),
  stops: z.array(z.int().min(0)).describe("Where each reel stands."),
  window: z.array(z.array(symbol)).describe("What is in view, reel by reel, from the top."),
  lit: z.array(z.int().min(0)).describe("The reels that a lantern lit whole."),
  multiplier: z.int().min(1).describe("What wins of lines were multiplied with."),
  lines: z
    .array(
      z.object({
        line: z.int().min(0).describe("Number of the line, from 0."),
        symbol: symbol.describe("The picture."),
        count: z.int().min(3).describe("How many from the left."),
        won: money.describe("What it paid."),
      }),
    )
    .describe("The lines that paid."),
  moons: z.int().min(0).describe("Moons in view."),
  moonsWon: money.describe("What they paid."),
  won: money.describe("What the turn paid."),
});

/** A round of the reels. */
export const reelsRound = z.object({
  roundId: z.string().describe("The round's id."),
  stake: money.describe("What was staked."),
  spins: z.array(turn).describe("The turns: the one that was paid for, and the free ones that it won."),
  won: money.describe("What the round paid."),
  balance: money.describe("What the player has now."),
  revealed,
  next: fairness,
});

const card = z.string().regex(/^(A|[2-9]|10|J|Q|K)[♠♥♦♣]$/);

/** A hand of the table, open or finished. */
export const tableHand = z.object({
  roundId: z.string().describe("The round's id."),
  stake: money.describe("The first stake."),
  staked: money.describe("All that was staked."),
  player: z.array(card).describe("The player's cards."),
  dealer: z.array(card).describe("The dealer's cards; while the hand is open, the first alone."),
  doubled: z.boolean().describe("Whether the stake was doubled."),
  mayDo: z.array(z.enum(TABLE_ACTIONS)).describe("What the player may do."),
  result: z
    .enum(["blackjack", "win", "push", "lose", "bust"])
    .nullable()
    .describe("How it ended; null while it is open."),
  won: money.describe("What came back."),
  balance: money.describe("What the player has now."),
  revealed: revealed.nullable().describe("What decided it; null while it is open."),
  next: fairness,
});

const pick = z.enum(PICKS);
const odds = z.string().regex(/^\d{1,3}\.\d{2}$/);

/** Odds of a match, by result. */
const oddsOfMatch = z.object({
  home: odds.describe("What one unit pays when the side named first wins."),
  draw: odds.nullable().describe("When nobody wins; null where there is no draw."),
  away: odds.describe("When the side named second wins."),
});

/** A leg of a slip to place. */
export const wantedLeg = z.strictObject({
  matchId: z.string().max(120).describe("The match."),
  pick: pick.describe("The result that is bet on."),
  odds: odds.describe("The odds as they were shown."),
});

/** A match open for bets. */
export const slipMatch = z.object({
  matchId: z.string().describe("The match's id."),
  sport: z.enum(["football", "basketball", "tennis", "esports", "cricket"]).describe("Its sport."),
  league: z.string().describe("League or cup."),
  home: z.string().describe("The side named first."),
  away: z.string().describe("The side named second."),
  startsAt: time.describe("When it starts, and bets end."),
  endsAt: time.describe("When it is decided."),
  odds: oddsOfMatch.describe("Decimal odds."),
  declared: z.string().describe("What a bet on it returns on average, percent."),
  commitment: z.string().describe("SHA-256 of the seed that decides it, hexadecimal."),
});

/** A slip, open or settled. */
export const slipBet = z.object({
  roundId: z.string().describe("The slip's id."),
  placedAt: time.describe("When it was placed."),
  stake: money.describe("What was staked."),
  odds: z.string().describe("The odds of all legs together."),
  mayWin: money.describe("What it pays if all legs are right."),
  won: money.describe("What it paid."),
  state: z.enum(["open", "won", "lost", "returned"]).describe("How it stands."),
  legs: z
    .array(
      z.object({
        matchId: z.string().describe("The match's id."),
        league: z.string().describe("League or cup."),
        home: z.string().describe("The side named first."),
        away: z.string().describe("The side named second."),
        startsAt: time.describe("When it starts."),
        pick: pick.describe("The result that is bet on."),
        odds: odds.describe("The odds taken."),
        state: z.enum(["open", "won", "lost"]).describe("How the leg stands."),
        result: pick.nullable().describe("How the match ended; null while it is open."),
        matchOdds: oddsOfMatch.describe("All odds of the match: they decide how likely each result is."),
        commitment: z.string().describe("The hash that was shown before."),
        serverSeed: z.string().nullable().describe("What decided the match; null before it ends."),
      }),
    )
    .describe("Its legs."),
});
