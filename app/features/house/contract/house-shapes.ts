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
  .describe("Token of the session, from `enter`.");

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
    clientSeed: z.string().describe("Client seed: text chosen by the player."),
    nonce: z.int().min(0).describe("Number of the next round under this client seed."),
  })
  .describe("Values that determine the next round.");

/** Inputs of a finished round. */
export const revealed = z
  .object({
    serverSeed: z.string().describe("Server seed of the round."),
    commitment: z.string().describe("SHA-256 of the server seed, published before the round."),
    clientSeed: z.string().describe("Client seed: text chosen by the player."),
    nonce: z.int().min(0).describe("Number of the round."),
  })
  .describe("Values that determined the round.");

const symbol = z.enum(REEL_SYMBOLS);

const turn = z.object({
  kind: z.enum(["spin", "freeSpin"]).describe("Paid spin, or free spin."),
  stops: z.array(z.int().min(0)).describe("Stop position of each reel."),
  window: z.array(z.array(symbol)).describe("Visible symbols, reel by reel, from the top."),
  lit: z.array(z.int().min(0)).describe("Reels on which a lantern lit all symbols."),
  multiplier: z.int().min(1).describe("Multiplier of line wins."),
  lines: z
    .array(
      z.object({
        line: z.int().min(0).describe("Number of the line, from 0."),
        symbol: symbol.describe("Symbol of the line."),
        count: z.int().min(3).describe("Number of symbols from the left."),
        won: money.describe("Winnings of the line."),
      }),
    )
    .describe("Winning lines."),
  moons: z.int().min(0).describe("Number of visible moons."),
  moonsWon: money.describe("Winnings of the moons."),
  won: money.describe("Winnings of the spin."),
});

/** A round of the reels. */
export const reelsRound = z.object({
  roundId: z.string().describe("Id of the round."),
  stake: money.describe("Stake of the round."),
  spins: z.array(turn).describe("Spins: the paid one and the free ones that it won."),
  won: money.describe("Winnings of the round."),
  balance: money.describe("Balance of the player after the round."),
  revealed,
  next: fairness,
});

const card = z.string().regex(/^(A|[2-9]|10|J|Q|K)[♠♥♦♣]$/);

/** A hand of the table, open or finished. */
export const tableHand = z.object({
  roundId: z.string().describe("Id of the round."),
  stake: money.describe("Initial stake."),
  staked: money.describe("Total stake."),
  player: z.array(card).describe("Cards of the player."),
  dealer: z.array(card).describe("Cards of the dealer; only the first while the hand is open."),
  doubled: z.boolean().describe("True when the stake was doubled."),
  mayDo: z.array(z.enum(TABLE_ACTIONS)).describe("Allowed actions."),
  result: z
    .enum(["blackjack", "win", "push", "lose", "bust"])
    .nullable()
    .describe("Result; null while the hand is open."),
  won: money.describe("Amount returned to the player."),
  balance: money.describe("Balance of the player after the action."),
  revealed: revealed.nullable().describe("Values that determined the hand; null while it is open."),
  next: fairness,
});

const pick = z.enum(PICKS);
const odds = z.string().regex(/^\d{1,3}\.\d{2}$/);

/** Odds of a match, by result. */
const oddsOfMatch = z.object({
  home: odds.describe("Payout for one unit on a win of the first side."),
  draw: odds.nullable().describe("Payout for one unit on a draw; null for a match without a draw."),
  away: odds.describe("Payout for one unit on a win of the second side."),
});

/** A leg of a slip to place. */
export const wantedLeg = z.strictObject({
  matchId: z.string().max(120).describe("Id of the match."),
  pick: pick.describe("Result that the leg bets on."),
  odds: odds.describe("Odds shown to the player."),
});

/** A match open for bets. */
export const slipMatch = z.object({
  matchId: z.string().describe("Id of the match."),
  sport: z.enum(["football", "basketball", "tennis", "esports", "cricket"]).describe("Sport of the match."),
  league: z.string().describe("League or cup."),
  home: z.string().describe("Name of the first side."),
  away: z.string().describe("Name of the second side."),
  startsAt: time.describe("Start time; no bets are accepted afterwards."),
  endsAt: time.describe("Time of the result."),
  odds: oddsOfMatch.describe("Decimal odds."),
  declared: z.string().describe("Average return of a bet on the match, in percent."),
  commitment: z.string().describe("SHA-256 of the seed that determines the result, hexadecimal."),
});

/** A slip, open or settled. */
export const slipBet = z.object({
  roundId: z.string().describe("Id of the slip."),
  placedAt: time.describe("Time of the bet."),
  stake: money.describe("Stake of the slip."),
  odds: z.string().describe("Combined odds of all legs."),
  mayWin: money.describe("Payout if all legs win."),
  won: money.describe("Amount paid out."),
  state: z.enum(["open", "won", "lost", "returned"]).describe("State of the slip."),
  legs: z
    .array(
      z.object({
        matchId: z.string().describe("Id of the match."),
        league: z.string().describe("League or cup."),
        home: z.string().describe("Name of the first side."),
        away: z.string().describe("Name of the second side."),
        startsAt: time.describe("Start time."),
        pick: pick.describe("Result that the leg bets on."),
        odds: odds.describe("Odds at the time of the bet."),
        state: z.enum(["open", "won", "lost"]).describe("State of the leg."),
        result: pick.nullable().describe("Result of the match; null while it is open."),
        matchOdds: oddsOfMatch.describe("All odds of the match: they determine the probability of each result."),
        commitment: z.string().describe("SHA-256 of the server seed, published before the match."),
        serverSeed: z.string().nullable().describe("Server seed of the match; null before it ends."),
      }),
    )
    .describe("Legs of the slip."),
});
