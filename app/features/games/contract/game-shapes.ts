import { z } from "zod";
import { imageUrl, money, time } from "~/platform/wps/shapes";

/** Types of games (WPS constants). */
const gameType = z.enum(["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ELOTT", "LOTT"]);

/** Categories of lobbies: the types, and two groups split from SPORTS (requirement H11). */
export const gameCategory = z.enum([...gameType.options, "ESPORTS", "DS88"]);

/** A game of the catalogue. */
export const game = z.object({
  nodeId: z.int().describe("Number of the game in the catalogue, unique within the brand."),
  vassalage: z.string().describe("Code of the vendor."),
  vendorName: z.string().describe("Name of the vendor."),
  gameType: gameType.describe("Type of the game."),
  gameId: z.string().describe("Id of the game in the catalogue."),
  accountTypeId: z.int().describe("Number of the wallet that pays the game's bets."),
  isHot: z.union([z.literal(0), z.literal(1)]).describe("1 for a hot game."),
  name: z.string().describe("Name in the caller's language."),
  minBet: money.describe("Minimum bet."),
  gameClassify: z.string().describe("Classification within the type, e.g. `classic`."),
  isGame: z
    .enum(["VASSALAGE"])
    .optional()
    .describe("VASSALAGE: not a game, but a link to all games of the vendor (requirement G5)."),
  closed: z.literal(true).optional().describe("Present when the game is under maintenance and cannot be started."),
  art: imageUrl.describe("URL of the tile picture."),
});

/** An announced game, which cannot be started. */
export const comingGame = z.object({
  gameId: z.string().describe("Id of the game in the catalogue."),
  name: z.string().describe("Name in the caller's language."),
  vendorName: z.string().describe("Name of the vendor."),
  art: imageUrl.describe("URL of the tile picture."),
});

/** A vendor of one category. */
export const vendorCard = z.object({
  vassalage: z.string().describe("Code of the vendor."),
  name: z.string().describe("Name of the vendor."),
  isHot: z.union([z.literal(0), z.literal(1)]).describe("1 for a hot vendor."),
  accountTypeId: z.int().describe("Number of the wallet that pays the vendor's bets."),
  accountTypeName: z.string().describe("Name of the wallet."),
  art: imageUrl.describe("URL of the vendor picture."),
});

/** Game of the examples. */
export const exampleGame = {
  nodeId: 101,
  vassalage: "REEL",
  vendorName: "Reelhouse",
  gameType: "RNG" as const,
  gameId: "jade-garden",
  accountTypeId: 11,
  isHot: 1 as const,
  name: "Jade Garden",
  minBet: "0.10",
  gameClassify: "classic",
  art: "/art/game/jade-garden.svg?v=1",
};

const decimalOdds = z.string().regex(/^\d{1,3}\.\d{2}$/);

/** Sports of matches. */
export const sport = z.enum(["football", "basketball", "tennis", "esports", "cricket"]);

/** A match to bet on. */
export const fixture = z.object({
  id: z.string().describe("Id of the match."),
  sport: sport.describe("Sport of the match."),
  league: z.string().describe("League or cup, in the caller's language."),
  home: z.string().describe("Name of the first side."),
  away: z.string().describe("Name of the second side."),
  startsAt: time.describe("Start time."),
  odds: z
    .object({
      home: decimalOdds.describe("Payout for one unit on a win of the first side."),
      draw: decimalOdds.nullable().describe("Payout for one unit on a draw; null for a match without a draw."),
      away: decimalOdds.describe("Payout for one unit on a win of the second side."),
    })
    .describe("Decimal odds."),
  vassalage: z.string().describe("Code of the vendor that takes the bets."),
  vendorName: z.string().describe("Name of the vendor."),
  isHot: z.boolean().describe("True for a hot match."),
});

/** Match of the examples. */
export const exampleFixture = {
  id: "harbour-derby",
  sport: "football" as const,
  league: "Harbour League",
  home: "Northgate Rovers",
  away: "Old Quay United",
  startsAt: "2026-01-31T18:30:00.000Z",
  odds: { home: "2.15", draw: "3.30", away: "3.05" },
  vassalage: "PITCH",
  vendorName: "Pitchside",
  isHot: true,
};
