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
    doc: "Opens the game that a launch token stands for. What was cut off before is finished or taken back first; an open hand is shown.",
    input: z.strictObject({ token: z.string().min(1).max(500).describe("The launch token.") }),
    output: z.object({
      session: z.string().describe("Goes with every other call; a later entry by the same launch ends it."),
      gameId: z.string().describe("The game's id in the catalogue."),
      kind: z.enum(["reels", "table", "slip"]).describe("How it is played."),
      nickname: z.string().describe("Name shown."),
      demo: z.boolean().describe("True where the money is play money."),
      balance: money.describe("What the player may spend."),
      stakes: z
        .array(money)
        .describe("The stakes that are taken, rising; of a slip the first and the last are its limits."),
      declared: z.string().nullable().describe("Declared return, percent; null where each bet has its own."),
      fairness,
      hand: tableHand.nullable().describe("The hand that is open at the table, if any."),
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
    doc: "What the player may spend now: he may have put money in meanwhile.",
    input: z.strictObject({ session: gameSession }),
    output: z.object({ balance: money.describe("What the player may spend.") }),
    errors: [...GAME_ERRORS, "networkAbnormal"],
    example: { input: { session: SESSION }, value: { balance: "100.00" } },
  }),
  reelsSpin: defineCall({
    name: "reelsSpin",
    method: "POST",
    path: "/wps/house/reels/spin",
    doc: "Plays one round of Lantern Garden, free spins included.",
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
    doc: "Plays the hand that is open on: another card, no more, or one more card for a doubled stake.",
    input: z.strictObject({
      session: gameSession,
      action: z.enum(TABLE_ACTIONS).describe("What the player does."),
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
    doc: "The matches that bets are taken on, soonest first, with their odds and the hash of what decides each.",
    input: z.strictObject({ session: gameSession }),
    output: z.object({
      matches: z.array(slipMatch).describe("The matches."),
      mostLegs: z.int().describe("Legs a slip at most."),
      mostTimes: z.int().describe("A slip pays at most so many stakes."),
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
    doc: "Places a single or an accumulator at the odds that were shown.",
    input: z.strictObject({
      session: gameSession,
      stake,
      legs: z.array(wantedLeg).min(1).max(MOST_LEGS).describe("The legs, each on another match."),
      requestId,
    }),
    output: z.object({
      bet: slipBet.describe("The slip."),
      balance: money.describe("What the player has now."),
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
    doc: "The player's slips, newest first, with what decided their matches.",
    input: z.strictObject({
      session: gameSession,
      pageNo,
      pageSize: z.int().min(1).max(50).default(10).describe("Slips a page."),
    }),
    output: z.object({ rows: z.array(slipBet).describe("The slips of this page."), ...paging }),
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
    doc: "What decides the next round, and what decided the last ones. A `clientSeed` given is put in place for the next.",
    input: z.strictObject({
      session: gameSession,
      clientSeed: clientSeed.optional().describe("The player's own words, for the rounds from now on."),
    }),
    output: z.object({
      next: fairness,
      rounds: z
        .array(
          z.object({
            roundId: z.string().describe("The round's id."),
            closedAt: time.describe("When it was over."),
            stake: money.describe("The first stake."),
            won: money.describe("What it paid."),
            actions: z.array(z.enum(TABLE_ACTIONS)).describe("What the player did at the table."),
            revealed,
          }),
        )
        .describe("The last rounds that are over, newest first."),
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
