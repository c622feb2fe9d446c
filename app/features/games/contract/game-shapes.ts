import { z } from "zod";
import { imageUrl, money, time } from "~/platform/wps/shapes";

/** Types of games (WPS constants). */
const gameType = z.enum(["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ELOTT", "LOTT"]);

/** Categories of lobbies: the types, and two groups split from SPORTS (requirement H11). */
export const gameCategory = z.enum([...gameType.options, "ESPORTS", "DS88"]);

/** A game of the catalogue. */
export const game = z.object({
  nodeId: z.int().describe("The game's number in the catalogue, unique within the brand."),
  vassalage: z.string().describe("Code of its vendor."),
  vendorName: z.string().describe("Name of its vendor."),
  gameType: gameType.describe("Its type."),
  gameId: z.string().describe("The game's id in the catalogue."),
  accountTypeId: z.int().describe("Number of the wallet it plays on."),
  isHot: z.union([z.literal(0), z.literal(1)]).describe("1 when hot."),
  name: z.string().describe("Name in the caller's language."),
  minBet: money.describe("Least bet."),
  gameClassify: z.string().describe("Classification within its type, e.g. `classic`."),
  isGame: z
    .enum(["VASSALAGE"])
    .optional()
    .describe("VASSALAGE: no game, but the door to all games of the vendor (requirement G5)."),
  closed: z.literal(true).optional().describe("It is under maintenance: it cannot be started now."),
  art: imageUrl.describe("Address of the tile's picture."),
});

/** An announced game, which cannot be started. */
export const comingGame = z.object({
  gameId: z.string().describe("The game's id in the catalogue."),
  name: z.string().describe("Name in the caller's language."),
  vendorName: z.string().describe("Name of its vendor."),
  art: imageUrl.describe("Address of the tile's picture."),
});

/** A vendor of one category. */
export const vendorCard = z.object({
  vassalage: z.string().describe("Code of the vendor."),
  name: z.string().describe("Name of the vendor."),
  isHot: z.union([z.literal(0), z.literal(1)]).describe("1 when hot."),
  accountTypeId: z.int().describe("Number of the wallet it plays on."),
  accountTypeName: z.string().describe("Name of that wallet."),
  art: imageUrl.describe("Address of the vendor's picture."),
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
  id: z.string().describe("The match's id."),
  sport: sport.describe("Its sport."),
  league: z.string().describe("League or cup, in the caller's language."),
  home: z.string().describe("The side named first."),
  away: z.string().describe("The side named second."),
  startsAt: time.describe("When it starts."),
  odds: z
    .object({
      home: decimalOdds.describe("What one unit pays when the side named first wins."),
      draw: decimalOdds.nullable().describe("When nobody wins; null where there is no draw."),
      away: decimalOdds.describe("When the side named second wins."),
    })
    .describe("Decimal odds."),
  vassalage: z.string().describe("Code of the vendor that takes the bets."),
  vendorName: z.string().describe("Name of that vendor."),
  isHot: z.boolean().describe("True when hot."),
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
