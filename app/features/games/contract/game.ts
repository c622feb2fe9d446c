import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { language, money, pageNo, paging, time } from "~/platform/wps/shapes";
import { typedSearch } from "~/platform/wps/typed";
import { comingGame, exampleFixture, exampleGame, fixture, game, gameCategory, sport, vendorCard } from "./game-shapes";

const text = (max: number, doc: string) => z.string().max(max).optional().describe(doc);

/** Calls for the game list, vendors, matches and the jackpot (requirement G1, G2, R9). */
export const gameCalls = {
  gameList: defineCall({
    name: "gameList",
    method: "GET",
    path: "/wps/game/list",
    doc: "Lists one page of the games that match all filters, in the brand's order.",
    input: z.strictObject({
      clientType: z.int().min(0).max(99).default(3).describe("Client type, 3."),
      platform: text(40, "Platform, e.g. `html5-desktop`."),
      channel: text(40, "Channel; not used here."),
      merchant: text(40, "Informational: the brand is determined by the Host header."),
      gameType: gameCategory
        .optional()
        .describe("Only games of this category; SPORTS does not include ESPORTS and DS88."),
      vassalage: text(40, "Only games of this vendor, by code."),
      gameClassify: text(40, "Only games of this classification."),
      gameName: typedSearch(60)
        .optional()
        .describe("Only games whose name contains this text. Case, accents and character width are ignored."),
      minBet: z
        .string()
        .regex(/^\d{1,9}(\.\d{1,2})?$/)
        .optional()
        .describe("Only games with exactly this minimum bet, e.g. `0.05`."),
      minLineNum: z
        .int()
        .min(0)
        .max(10_000)
        .optional()
        .describe("Only games with at least this number of lines; games without lines count as 0."),
      hot: z.boolean().optional().describe("True for hot games only."),
      language,
      pageNo,
      pageSize: z.int().min(1).max(60).default(12).describe("Games per page."),
    }),
    output: z.object({
      games: z.array(game).describe("Games of this page; all of them can be started."),
      ...paging,
      coming: z
        .array(comingGame)
        .optional()
        .describe("Announced games that cannot be started yet, at most 24; only with the last page on a demo brand."),
      minBets: z
        .array(z.string())
        .optional()
        .describe(
          "Values to offer for `minBet`, ascending: those of games in the category and of the vendor; for a brand with values for its currency, only these.",
        ),
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: {
      input: { gameType: "RNG", pageNo: 1, pageSize: 12 },
      value: { games: [exampleGame], pageNo: 1, pageSize: 12, total: 1, totalPages: 1 },
    },
  }),
  vendors: defineCall({
    name: "vendors",
    method: "GET",
    path: "/wps/game/vendors",
    doc: "Lists the brand's vendors by category. Esports vendors are listed under ESPORTS; the DS88 group follows PVP.",
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
            cards: z
              .array(vendorCard)
              .describe(
                "Vendors whose games can be started, in order; empty for a category of a demo brand with only announced games.",
              ),
            gameClassify: z
              .array(
                z.object({
                  code: z.string().describe("Code of the classification, e.g. `classic`."),
                  vendors: z.array(z.string()).describe("Codes of the vendors with games of this classification."),
                }),
              )
              .describe("Classifications of the games in the category."),
          }),
        )
        .describe("Categories with vendors, in order."),
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
  menus: defineCall({
    name: "menus",
    method: "GET",
    path: "/wps/game/menus",
    doc: "Lists the vendors whose games can be started, with one entry per category of a vendor. Used for a menu of games.",
    input: z.strictObject({ language }),
    output: z.object({
      gameMenus: z
        .array(
          z.object({
            gameCategory: gameCategory.describe("Code of the category."),
            title: z.string().describe("Title in the caller's language."),
            vassalage: z.string().describe("Code of the vendor."),
            name: z.string().describe("Name of the vendor."),
            accountTypeId: z.int().describe("Number of the vendor's wallet."),
            accountTypeName: z.string().describe("Name of the vendor's wallet."),
            isHot: z.union([z.literal(0), z.literal(1)]).describe("1 for a hot vendor."),
          }),
        )
        .describe("Entries by category, in the brand's order."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        gameMenus: [
          {
            gameCategory: "RNG",
            title: "Slots",
            vassalage: "HOUSE",
            name: "Lantern House",
            accountTypeId: 54,
            accountTypeName: "HOUSE",
            isHot: 1,
          },
        ],
      },
    },
  }),
  fixtures: defineCall({
    name: "fixtures",
    method: "GET",
    path: "/wps/game/fixtures",
    doc: "Lists the upcoming matches of the brand's vendors, earliest first.",
    input: z.strictObject({
      limit: z.int().min(1).max(50).default(8).describe("Maximum number of matches."),
      sport: sport.optional().describe("Only matches of this sport."),
      language,
    }),
    output: z.object({ fixtures: z.array(fixture).describe("Matches, earliest first.") }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: { limit: 8 }, value: { fixtures: [exampleFixture] } },
  }),
  jackpots: defineCall({
    name: "jackpots",
    method: "GET",
    path: "/wps/game/jackpots",
    doc: "Returns the jackpot counter. Its value is `start` plus one `step` for each full `everySeconds` since `since`. `step` is zero for a brand without a counter.",
    input: z.strictObject({}),
    output: z.object({
      start: money.describe("Value at the time `since`."),
      since: time.describe("Time at which the counter had the value `start`."),
      step: money.describe("Increase per step."),
      everySeconds: z.int().min(1).describe("Seconds per step."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: { start: "1250000.00", since: "2026-01-01T00:00:00.000Z", step: "165.11", everySeconds: 3 },
    },
  }),
} as const;
