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
    doc: "One page of the games that match every filter given, in the brand's order.",
    input: z.strictObject({
      clientType: z.int().min(0).max(99).default(3).describe("Client type, 3."),
      platform: text(40, "Platform, e.g. `html5-desktop`."),
      channel: text(40, "Channel; not used here."),
      merchant: text(40, "Decides nothing: the brand comes from the Host header."),
      gameType: gameCategory.optional().describe("Only this category; ESPORTS and DS88 are not in SPORTS."),
      vassalage: text(40, "Only this vendor, by code."),
      gameClassify: text(40, "Only this classification."),
      gameName: typedSearch(60)
        .optional()
        .describe("Only games whose name contains this, whatever the case, the accents and the width of its letters."),
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
        .describe("Only games with at least so many lines; those that have none count as 0."),
      hot: z.boolean().optional().describe("True: hot games only."),
      language,
      pageNo,
      pageSize: z.int().min(1).max(60).default(12).describe("Games a page."),
    }),
    output: z.object({
      games: z.array(game).describe("The games of this page, all of which can be started."),
      ...paging,
      coming: z
        .array(comingGame)
        .optional()
        .describe(
          "With the last page of a demo brand's list: games that are announced and cannot be started, at most 24.",
        ),
      minBets: z
        .array(z.string())
        .optional()
        .describe("Least bets to choose from as `minBet`, where the brand's currency has its own."),
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
            cards: z
              .array(vendorCard)
              .describe(
                "The vendors whose games can be started, in order; none in a category of a demo brand whose games are announced.",
              ),
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
  menus: defineCall({
    name: "menus",
    method: "GET",
    path: "/wps/game/menus",
    doc: "The vendors whose games can be started, one entry for each category that they offer: what a menu of games is made of.",
    input: z.strictObject({ language }),
    output: z.object({
      gameMenus: z
        .array(
          z.object({
            gameCategory: gameCategory.describe("The category."),
            title: z.string().describe("Its title in the caller's language."),
            vassalage: z.string().describe("Code of the vendor."),
            name: z.string().describe("Name of the vendor."),
            accountTypeId: z.int().describe("Number of its wallet."),
            accountTypeName: z.string().describe("Name of its wallet."),
            isHot: z.union([z.literal(0), z.literal(1)]).describe("1 for a hot vendor."),
          }),
        )
        .describe("By category, in the brand's order."),
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
    doc: "The matches that have not started, soonest first, of the vendors that the brand offers.",
    input: z.strictObject({
      limit: z.int().min(1).max(50).default(8).describe("How many at most."),
      sport: sport.optional().describe("Only this sport."),
      language,
    }),
    output: z.object({ fixtures: z.array(fixture).describe("The matches, soonest first.") }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: { limit: 8 }, value: { fixtures: [exampleFixture] } },
  }),
  jackpots: defineCall({
    name: "jackpots",
    method: "GET",
    path: "/wps/game/jackpots",
    doc: "The jackpot counter. Its value is `start` plus one `step` for each whole `everySeconds` since `since`. A brand without a counter has a `step` of zero.",
    input: z.strictObject({}),
    output: z.object({
      start: money.describe("What the counter stood at at `since`."),
      since: time.describe("When it stood at `start`."),
      step: money.describe("By how much it rises at each tick."),
      everySeconds: z.int().min(1).describe("Seconds from tick to tick."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: { start: "1250000.00", since: "2026-01-01T00:00:00.000Z", step: "165.11", everySeconds: 3 },
    },
  }),
} as const;
