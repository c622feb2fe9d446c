import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { money, pageNo, paging, requestId, time } from "~/platform/wps/shapes";
import { MOST_LEGS } from "../rules/slip";
import { TABLE_ACTIONS } from "../rules/table";
import {
  clientSeed,
  fairness,
  GAME_ERRORS,
  gameSession,
  PLAY_ERRORS,
  reelsRound,
  revealed,
  slipBet,
  slipMatch,
  stake,
  tableHand,
  wantedLeg,
} from "./house-shapes";

const SESSION = "tGkq0c3mS2m0vJ5q7b0dX1w8n2p4r6s8u0y2A4C6E8g";
const HASH = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
const ROUND = "019c12d4-6a00-7000-8000-000000000000";
const NEXT = { commitment: HASH, clientSeed: "my own words", nonce: 8 };
const REVEALED = { serverSeed: "5e".repeat(32), commitment: HASH, clientSeed: "my own words", nonce: 7 };
const ODDS = { home: "2.15", draw: "3.30", away: "3.05" };
const MATCH = {
  matchId: "harbour-derby@2026-01-31T18:30:00.000Z",
  league: "Harbour League",
  home: "Northgate Rovers",
  away: "Old Quay United",
  startsAt: "2026-01-31T18:30:00.000Z",
};
const HAND = {
  roundId: ROUND,
  stake: "2.00",
  staked: "2.00",
  player: ["A♠", "7♥"],
  dealer: ["6♦"],
  doubled: false,
  mayDo: [...TABLE_ACTIONS],
  result: null,
  won: "0.00",
  balance: "98.00",
  revealed: null,
  next: NEXT,
};
const SLIP = {
  roundId: ROUND,
  placedAt: "2026-01-31T08:00:00.000Z",
  stake: "10.00",
  odds: "2.15",
  mayWin: "21.50",
  won: "0.00",
  state: "open" as const,
  legs: [
    {
      ...MATCH,
      pick: "home" as const,
      odds: "2.15",
      state: "open" as const,
      result: null,
      matchOdds: ODDS,
      commitment: HASH,
      serverSeed: null,
    },
  ],
};
const SPIN = {
  kind: "spin" as const,
  stops: [1, 2, 3, 4, 5],
  window: [["koi" as const, "plum" as const, "tea" as const]],
  lit: [],
  multiplier: 1,
  lines: [{ line: 0, symbol: "plum" as const, count: 3, won: "1.00" }],
  moons: 0,
  moonsWon: "0.00",
  won: "1.00",
};

/**
 * Calls of the house games (requirement G10). The token in the body identifies the player, because a framed game has no cookies.
 */
export const houseCalls = {
  enter: defineCall({
    name: "enter",
    method: "POST",
    path: "/wps/house/enter",
    doc: "Opens the game of a launch token. Interrupted rounds are completed or refunded first; an open hand is returned.",
    input: z.strictObject({ token: z.string().min(1).max(500).describe("Launch token.") }),
    output: z.object({
      session: z.string().describe("Token for all other calls; a later `enter` with the same launch invalidates it."),
      gameId: z.string().describe("Id of the game in the catalogue."),
      kind: z.enum(["reels", "table", "slip"]).describe("Type of the game."),
      nickname: z.string().describe("Display name."),
      demo: z.boolean().describe("True for play money."),
      balance: money.describe("Balance of the player."),
      stakes: z
        .array(money)
        .describe("Accepted stakes in ascending order; for a slip, the first and the last one are its limits."),
      declared: z.string().nullable().describe("Declared return in percent; null when each bet has its own."),
      fairness,
      hand: tableHand.nullable().describe("Open hand at the table; null for none."),
    }),
    errors: [...GAME_ERRORS, "networkAbnormal"],
    example: {
      input: { token: "launch-token-of-the-wallet" },
      value: {
        session: SESSION,
        gameId: "lantern-garden",
        kind: "reels",
        nickname: "Thea",
        demo: false,
        balance: "100.00",
        stakes: ["0.20", "0.40", "1.00"],
        declared: "96.21",
        fairness: NEXT,
        hand: null,
      },
    },
  }),
  gameBalance: defineCall({
    name: "gameBalance",
    method: "POST",
    path: "/wps/house/balance",
    doc: "Returns the player's current balance, including money added after `enter`.",
    input: z.strictObject({ session: gameSession }),
    output: z.object({ balance: money.describe("Balance of the player.") }),
    errors: [...GAME_ERRORS, "networkAbnormal"],
    example: { input: { session: SESSION }, value: { balance: "100.00" } },
  }),
  reelsSpin: defineCall({
    name: "reelsSpin",
    method: "POST",
    path: "/wps/house/reels/spin",
    doc: "Plays one round of Lantern Garden, including its free spins.",
    input: z.strictObject({ session: gameSession, stake, requestId }),
    output: reelsRound,
    errors: PLAY_ERRORS,
    example: {
      input: { session: SESSION, stake: "0.20", requestId: "2f1c6a52-spin" },
      value: {
        roundId: ROUND,
        stake: "0.20",
        spins: [SPIN],
        won: "1.00",
        balance: "100.80",
        revealed: REVEALED,
        next: NEXT,
      },
    },
  }),
  tableDeal: defineCall({
    name: "tableDeal",
    method: "POST",
    path: "/wps/house/table/deal",
    doc: "Deals a hand of Lantern Twenty-One.",
    input: z.strictObject({ session: gameSession, stake, requestId }),
    output: tableHand,
    errors: PLAY_ERRORS,
    example: { input: { session: SESSION, stake: "2.00", requestId: "2f1c6a52-deal" }, value: HAND },
  }),
  tableAct: defineCall({
    name: "tableAct",
    method: "POST",
    path: "/wps/house/table/act",
    doc: "Continues the open hand: another card, stand, or one more card for a doubled stake.",
    input: z.strictObject({
      session: gameSession,
      action: z.enum(TABLE_ACTIONS).describe("Action of the player."),
      requestId,
    }),
    output: tableHand,
    errors: PLAY_ERRORS,
    example: {
      input: { session: SESSION, action: "stand", requestId: "2f1c6a52-stand" },
      value: { ...HAND, mayDo: [], dealer: ["6♦", "10♣", "9♠"], result: "win", won: "4.00", revealed: REVEALED },
    },
  }),
  slipMatches: defineCall({
    name: "slipMatches",
    method: "POST",
    path: "/wps/house/slip/matches",
    doc: "Lists the matches that accept bets, earliest first. Each has its odds and the hash of the seed that determines the result.",
    input: z.strictObject({ session: gameSession }),
    output: z.object({
      matches: z.array(slipMatch).describe("Matches, earliest first."),
      mostLegs: z.int().describe("Maximum number of legs per slip."),
      mostTimes: z.int().describe("Maximum payout of a slip, as a multiple of the stake."),
    }),
    errors: GAME_ERRORS,
    example: {
      input: { session: SESSION },
      value: {
        matches: [
          {
            ...MATCH,
            sport: "football",
            endsAt: "2026-01-31T20:20:00.000Z",
            odds: ODDS,
            declared: "90.79",
            commitment: HASH,
          },
        ],
        mostLegs: 8,
        mostTimes: 1000,
      },
    },
  }),
  slipPlace: defineCall({
    name: "slipPlace",
    method: "POST",
    path: "/wps/house/slip/place",
    doc: "Places a single or an accumulator bet at the odds shown to the player.",
    input: z.strictObject({
      session: gameSession,
      stake,
      legs: z.array(wantedLeg).min(1).max(MOST_LEGS).describe("Legs, each on a different match."),
      requestId,
    }),
    output: z.object({
      bet: slipBet.describe("Placed slip."),
      balance: money.describe("Balance of the player after the bet."),
    }),
    errors: [...PLAY_ERRORS, "matchStarted", "oddsChanged"],
    example: {
      input: {
        session: SESSION,
        stake: "10.00",
        legs: [{ matchId: MATCH.matchId, pick: "home", odds: "2.15" }],
        requestId: "2f1c6a52-slip",
      },
      value: { bet: SLIP, balance: "90.00" },
    },
  }),
  slipBets: defineCall({
    name: "slipBets",
    method: "POST",
    path: "/wps/house/slip/bets",
    doc: "Lists the player's slips, newest first, with the values that determined their matches.",
    input: z.strictObject({
      session: gameSession,
      pageNo,
      pageSize: z.int().min(1).max(50).default(10).describe("Slips per page."),
    }),
    output: z.object({ rows: z.array(slipBet).describe("Slips of this page."), ...paging }),
    errors: GAME_ERRORS,
    example: {
      input: { session: SESSION },
      value: { rows: [SLIP], pageNo: 1, pageSize: 10, total: 1, totalPages: 1 },
    },
  }),
  fairness: defineCall({
    name: "fairness",
    method: "POST",
    path: "/wps/house/fairness",
    doc: "Returns the values that determine the next round and those of the last rounds. A given `clientSeed` is used from the next round on.",
    input: z.strictObject({
      session: gameSession,
      clientSeed: clientSeed.optional().describe("New client seed: text chosen by the player."),
    }),
    output: z.object({
      next: fairness,
      rounds: z
        .array(
          z.object({
            roundId: z.string().describe("Id of the round."),
            closedAt: time.describe("End of the round."),
            stake: money.describe("Initial stake."),
            won: money.describe("Winnings of the round."),
            actions: z.array(z.enum(TABLE_ACTIONS)).describe("Actions of the player at the table."),
            revealed,
          }),
        )
        .describe("Completed rounds, newest first."),
    }),
    errors: GAME_ERRORS,
    example: {
      input: { session: SESSION },
      value: {
        next: NEXT,
        rounds: [
          {
            roundId: ROUND,
            closedAt: "2026-01-31T08:00:00.000Z",
            stake: "0.20",
            won: "1.00",
            actions: [],
            revealed: REVEALED,
          },
        ],
      },
    },
  }),
} as const;
