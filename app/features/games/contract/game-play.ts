import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { language, money, pageNo, paging, signedMoney, time } from "~/platform/wps/shapes";
import { exampleGame, game, gameCategory } from "./game-shapes";

const text = (doc: string) => z.string().max(64).optional().describe(doc);
/** Optional parameter that is passed on in the game's address. */
const opening = (doc: string) =>
  z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .describe(`${doc}, a word of the vendor's: the game's address carries it.`);
const vendorCode = z.string().max(40).describe("Code of the vendor.");
const pageSize = z.int().min(1).max(60).default(12).describe("Games a page.");
const nodeId = z.int().min(1).describe("The game's number in the catalogue.");
const closed = ["regionForbidden", "maintenance"] as const;

/** Errors of calls that open a game. */
const MAY_NOT_LAUNCH = [
  "notFound",
  "gameComingSoon",
  "gameNotOffered",
  "gameMaintenance",
  "gameNotHere",
  "sessionLimit",
  "timeOut",
  "selfExcluded",
  "selfExcludedForGood",
  ...closed,
] as const;

const launched = z.object({
  url: z
    .string()
    .describe("Where the game is opened: an own path, or the vendor's address. The token in it works once."),
  mode: z.enum(["frame", "window"]).describe("In a frame of the site, or in a window of its own."),
  gameId: z.string().describe("The game."),
  name: z.string().describe("Its name in the caller's language."),
  vendor: z.string().describe("Code of its vendor."),
});

const exampleLaunch = {
  url: "/house/lantern-garden?token=Zm9yIG9uZSB1c2Ugb25seQ&lang=EN",
  mode: "frame" as const,
  gameId: "lantern-garden",
  name: "Lantern Garden",
  vendor: "HOUSE",
};

/** Calls that start games, their rounds, and the lists of games (requirement G3 to G8, G12, G13). */
export const gamePlayCalls = {
  launch: defineCall({
    name: "launch",
    method: "POST",
    path: "/wps/game/launch",
    token: true,
    demo: true,
    doc: "Opens a game: by number or code, or the first one of a vendor. A game that cannot be started is refused with the reason, and with games that can (`hot`): its vendor is not connected (`gameComingSoon` on demo brands, `gameNotOffered`), it is under maintenance, or closed where the player is.",
    input: z.strictObject({
      nodeId: nodeId.optional(),
      gameCode: text("Code of the game: `gameId` of the lists."),
      code: text("Another word for `gameCode`."),
      vassalage: text("Code of the vendor."),
      vendor: text("Another word for `vassalage`."),
      accountTypeName: text("Name of the vendor's wallet, in place of its code."),
      gameType: gameCategory.optional().describe("The category, where a vendor has several."),
      room: text("Id of a room of a card game (`rooms`)."),
      isGame: text(
        "As the lists have it. `VASSALAGE` is the door to a vendor's games, which does not start: `notFound`.",
      ),
      defaultPlayType: opening("How the game is played first"),
      view: opening("What the game opens with"),
      language,
    }),
    output: launched,
    errors: [...MAY_NOT_LAUNCH],
    upstream: { method: "GET" },
    example: { input: { vendor: "HOUSE", gameCode: "lantern-garden" }, value: exampleLaunch },
  }),
  launchFbSports: defineCall({
    name: "launchFbSports",
    method: "POST",
    path: "/wps/game/launch/fbsports",
    token: true,
    demo: true,
    doc: "Opens the brand's sports: the first vendor that takes bets on matches.",
    input: z.strictObject({ language }),
    output: launched,
    errors: [...MAY_NOT_LAUNCH],
    upstream: { method: "GET", token: false },
    example: {
      input: {},
      value: {
        ...exampleLaunch,
        url: "/house/lantern-sports?token=Zm9y&lang=EN",
        gameId: "lantern-sports",
        name: "Lantern Sports",
      },
    },
  }),
  round: defineCall({
    name: "round",
    method: "GET",
    path: "/wps/game/round",
    token: true,
    demo: true,
    doc: "A round of the member's, as its vendor told it step by step (requirement G12).",
    input: z.strictObject({ id: z.uuid().describe("Id of the round, as the betting record has it.") }),
    output: z.object({
      id: z.string().describe("Id of the round."),
      roundId: z.string().describe("The vendor's own id of it."),
      vendor: vendorCode,
      vendorName: z.string().describe("Name of the vendor."),
      gameId: z.string().describe("The game."),
      game: z.string().describe("Name of the game; its id where the brand no longer has it."),
      state: z.enum(["open", "closed"]).describe("Whether it can still win."),
      bet: money.describe("What was staked, and not taken back."),
      win: money.describe("What was won."),
      net: signedMoney.describe("What it brought: won less staked."),
      openedAt: time.describe("When the first bet was made."),
      closedAt: time.nullable().describe("When it was settled; null while it is open."),
      steps: z
        .array(
          z.object({
            kind: z.string().describe("What happened, e.g. `spin`."),
            shown: z.array(z.union([z.string(), z.array(z.string())])).describe("What was shown."),
            won: z.string().nullable().describe("What the step won by itself; null for nothing of its own."),
          }),
        )
        .describe("What happened, in order; empty where the vendor tells nothing."),
    }),
    errors: ["notFound", ...closed],
    example: {
      input: { id: "0198f2a0-0000-7000-8000-000000000001" },
      value: {
        id: "0198f2a0-0000-7000-8000-000000000001",
        roundId: "r-1",
        vendor: "HOUSE",
        vendorName: "Lantern House",
        gameId: "lantern-garden",
        game: "Lantern Garden",
        state: "closed",
        bet: "1.00",
        win: "3.00",
        net: "2.00",
        openedAt: "2026-01-31T08:00:00.000Z",
        closedAt: "2026-01-31T08:00:01.000Z",
        steps: [{ kind: "spin", shown: [["lotus", "koi", "moon"]], won: "3.00" }],
      },
    },
  }),
  favourites: defineCall({
    name: "favourites",
    method: "GET",
    path: "/wps/game/favourites",
    token: true,
    doc: "The games that the member keeps, the last kept first.",
    input: z.strictObject({ pageNo, pageSize, language }),
    output: z.object({ rows: z.array(game).describe("The games of this page."), ...paging }),
    errors: [...closed],
    example: {
      input: { pageNo: 1, pageSize: 12 },
      value: { rows: [exampleGame], pageNo: 1, pageSize: 12, total: 1, totalPages: 1 },
    },
  }),
  toggleFavourite: defineCall({
    name: "toggleFavourite",
    method: "POST",
    path: "/wps/game/favourites",
    token: true,
    doc: "Keeps a game, or lets it go. What is so already stays so.",
    input: z.strictObject({
      nodeId,
      action: z.enum(["add", "remove"]).describe("Keeps it, or lets it go."),
      vendor: text("Code of its vendor; decides nothing here."),
      gameType: text("Its type; decides nothing here."),
    }),
    output: z.object({
      nodeId: z.int().describe("The game's number."),
      isFavourite: z.boolean().describe("Whether it is kept now."),
    }),
    errors: ["notFound", ...closed],
    // The WPS uses GET for this call, on the path of the list, so the two would be ambiguous: upstream gets a POST.
    example: { input: { nodeId: 101, action: "add" }, value: { nodeId: 101, isFavourite: true } },
  }),
  recent: defineCall({
    name: "recent",
    method: "GET",
    path: "/wps/game/recent",
    token: true,
    demo: true,
    doc: "The games that the member opened, the last opened first.",
    input: z.strictObject({ pageNo, pageSize, language }),
    output: z.object({ list: z.array(game).describe("The games of this page."), ...paging }),
    errors: [...closed],
    example: {
      input: { pageNo: 1, pageSize: 12 },
      value: { list: [exampleGame], pageNo: 1, pageSize: 12, total: 1, totalPages: 1 },
    },
  }),
  hotGames: defineCall({
    name: "hotGames",
    method: "GET",
    path: "/wps/game/hot/v2",
    doc: "The hot games of each category, those first that were played most in the last seven days.",
    input: z.strictObject({ language }),
    output: z.object({
      categories: z
        .array(
          z.object({
            gameCategory: gameCategory.describe("Code of the category."),
            games: z.array(game).describe("Its hot games, twelve at most."),
          }),
        )
        .describe("The categories that have hot games, in order."),
    }),
    errors: [...closed],
    example: { input: {}, value: { categories: [{ gameCategory: "RNG", games: [exampleGame] }] } },
  }),
  popular: defineCall({
    name: "popular",
    method: "GET",
    path: "/wps/game/popular",
    doc: "The games that were played most in the last seven days; before anybody has played, the hot ones.",
    input: z.strictObject({
      count: z.int().min(1).max(60).default(20).describe("How many at most."),
      prizeMode: text("WPS field; decides nothing here."),
      device: text("WPS field; decides nothing here."),
      language,
    }),
    output: z.object({ rows: z.array(game).describe("The games.") }),
    errors: [...closed],
    example: { input: { count: 20 }, value: { rows: [exampleGame] } },
  }),
  rooms: defineCall({
    name: "rooms",
    method: "GET",
    path: "/wps/game/rooms",
    token: true,
    demo: true,
    doc: "The rooms of a vendor's card games (requirement G8); none for one that has no rooms.",
    input: z.strictObject({ vendor: vendorCode, language }),
    output: z.object({
      rooms: z
        .array(
          z.object({
            id: z.string().describe("Id of the room, for `launch`."),
            name: z.string().describe("Its name."),
            minBet: money.describe("Least bet."),
            maxBet: money.describe("Greatest bet."),
            players: z.int().min(0).describe("Who opened it in the last quarter of an hour."),
          }),
        )
        .describe("The rooms, in order."),
    }),
    errors: ["notFound", ...closed],
    example: {
      input: { vendor: "FANS" },
      value: { rooms: [{ id: "silver", name: "Silver room", minBet: "1.00", maxBet: "50.00", players: 3 }] },
    },
  }),
  vassGameType: defineCall({
    name: "vassGameType",
    method: "GET",
    path: "/wps/game/vassalage",
    token: true,
    demo: true,
    doc: "The categories in which a vendor has games, for the list that pops up for a vendor of several (requirement G5).",
    input: z.strictObject({ vassalage: vendorCode, language }),
    output: z.object({
      gameTypes: z
        .array(
          z.object({
            gameType: gameCategory.describe("Code of the category."),
            title: z.string().describe("Title in the caller's language."),
            games: z.int().min(1).describe("How many games the vendor has there."),
          }),
        )
        .describe("The categories, in order."),
    }),
    errors: ["notFound", ...closed],
    example: { input: { vassalage: "HOUSE" }, value: { gameTypes: [{ gameType: "RNG", title: "Slots", games: 1 }] } },
  }),
} as const;
