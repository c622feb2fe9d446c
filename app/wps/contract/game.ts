import { z } from "zod";
import { call } from "./define";
import { imageUrl, language, money, pageNo } from "./shapes";

const text = (max: number, doc: string) => z.string().max(max).optional().describe(doc);

/** The types of games (spec 2 section 3). */
const gameType = z.enum(["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ELOTT", "LOTT"]);

/** What lobbies are grouped by: the types, and two groups split from SPORTS (spec 2 section 4). */
const gameCategory = z.enum([...gameType.options, "ESPORTS", "DS88"]);

const game = z.object({
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
  art: imageUrl.describe("Address of the tile's picture."),
});

const vendorCard = z.object({
  vassalage: z.string().describe("Code of the vendor."),
  name: z.string().describe("Name of the vendor."),
  isHot: z.union([z.literal(0), z.literal(1)]).describe("1 when hot."),
  accountTypeId: z.int().describe("Number of the wallet it plays on."),
  accountTypeName: z.string().describe("Name of that wallet."),
  art: imageUrl.describe("Address of the vendor's picture."),
});

const exampleGame = {
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

/** Game list, vendors, jackpots (spec 2 sections 2.3 and 7.1). */
export const gameCalls = {
  gameList: call({
    name: "gameList",
    method: "GET",
    path: "/wps/game/list",
    doc: "One page of the games that match every filter given, in the brand's order.",
    input: z.strictObject({
      clientType: z.int().min(0).max(99).default(3).describe("Client type, 3."),
      platform: text(40, "Platform, e.g. `html5-desktop`."),
      channel: text(40, "Channel; not used here."),
      merchant: text(40, "Decides nothing: the brand comes from the Host header."),
      gameType: gameCategory.optional().describe("Only this category; ESPORTS and DS88 are not in SPORTS."),
      vassalage: text(40, "Only this vendor, by code."),
      gameClassify: text(40, "Only this classification."),
      gameName: text(60, "Only games whose name contains this, whatever the case."),
      minBet: z
        .string()
        .regex(/^\d{1,9}(\.\d{1,2})?$/)
        .optional()
        .describe("Only games with exactly this least bet, e.g. `0.05`."),
      minLineNum: z
        .int()
        .min(0)
        .max(10_000)
        .optional()
        .describe("As the specification has it; no game of the catalogue tells its lines, so it decides nothing."),
      hot: z.boolean().optional().describe("True: hot games only."),
      language,
      pageNo,
      pageSize: z.int().min(1).max(60).default(12).describe("Games a page."),
    }),
    output: z.object({
      games: z.array(game).describe("The games of this page."),
      pageNo: z.int().describe("The page, from 1."),
      pageSize: z.int().describe("Games a page."),
      total: z.int().describe("How many match in all."),
      totalPages: z.int().describe("How many pages that makes; 0 when nothing matches."),
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: {
      input: { gameType: "RNG", pageNo: 1, pageSize: 12 },
      value: { games: [exampleGame], pageNo: 1, pageSize: 12, total: 1, totalPages: 1 },
    },
  }),
  vendors: call({
    name: "vendors",
    method: "GET",
    path: "/wps/game/vendors",
    doc: "The brand's vendors by category. Esports vendors stand under ESPORTS; the DS88 group follows PVP.",
    input: z.strictObject({
      platform: z.string().max(40).default("html5-desktop").describe("Platform."),
      language,
    }),
    output: z.object({
      categories: z
        .array(
          z.object({
            gameCategory: gameCategory.describe("Code of the category."),
            title: z.string().describe("Title in the caller's language."),
            cards: z.array(vendorCard).describe("The vendors, in order."),
            gameClassify: z
              .array(
                z.object({
                  code: z.string().describe("The classification, e.g. `classic`."),
                  vendors: z.array(z.string()).describe("Codes of the vendors that have such games."),
                }),
              )
              .describe("The classifications of the category's games."),
          }),
        )
        .describe("The categories that have vendors, in order."),
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: {
      input: { platform: "html5-desktop" },
      value: {
        categories: [
          {
            gameCategory: "RNG",
            title: "Slots",
            gameClassify: [{ code: "classic", vendors: ["REEL"] }],
            cards: [
              {
                vassalage: "REEL",
                name: "Reelhouse",
                isHot: 1,
                accountTypeId: 11,
                accountTypeName: "REELHOUSE",
                art: "/art/vendor/REEL.svg?v=1",
              },
            ],
          },
        ],
      },
    },
  }),
  jackpots: call({
    name: "jackpots",
    method: "GET",
    path: "/wps/game/jackpots",
    doc: "The jackpot counter: its value now, and by how much it rises how often.",
    input: z.strictObject({}),
    output: z.object({
      start: money.describe("The counter's start value."),
      step: money.describe("By how much it rises at each tick."),
      everySeconds: z.int().min(1).describe("Seconds from tick to tick."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: { start: "1250000.00", step: "165.11", everySeconds: 3 } },
  }),
} as const;
