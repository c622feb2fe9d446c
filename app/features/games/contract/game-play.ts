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
    .describe(`${doc}, a value defined by the vendor; part of the game's address.`);
const vendorCode = z.string().max(40).describe("Code of the vendor.");
const pageSize = z.int().min(1).max(60).default(12).describe("Games per page.");
const nodeId = z.int().min(1).describe("Number of the game in the catalogue.");
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
  url: z.string().describe("Address of the game: a path of this site, or a URL of the vendor. Its token works once."),
  mode: z.enum(["frame", "window"]).describe("Open in a frame of the site, or in a separate window."),
  gameId: z.string().describe("Id of the game."),
  name: z.string().describe("Name in the caller's language."),
  vendor: z.string().describe("Code of the vendor."),
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
    doc: "Launches a game by number or code, or the first game of a vendor. A game that cannot be started is refused with the reason and a list of available games (`hot`): the vendor is not connected (`gameComingSoon` on demo brands, otherwise `gameNotOffered`), the game is under maintenance, or it is closed in the player's country.",
    input: z.strictObject({
      nodeId: nodeId.optional(),
      gameCode: text("Code of the game: `gameId` of the lists."),
      code: text("Alias of `gameCode`."),
      vassalage: text("Code of the vendor."),
      vendor: text("Alias of `vassalage`."),
      accountTypeName: text("Name of the vendor's wallet, instead of the vendor's code."),
      gameType: gameCategory.optional().describe("Category, for a vendor with several."),
      room: text("Id of a room of a card game (`rooms`)."),
      isGame: text("As in the lists. `VASSALAGE` refers to all games of a vendor and cannot be started: `notFound`."),
      defaultPlayType: opening("Initial play mode of the game"),
      view: opening("Initial view of the game"),
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
    doc: "Launches the brand's sports betting: the first vendor that takes bets on matches.",
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
    doc: "Returns one round of the member with the steps reported by its vendor (requirement G12).",
    input: z.strictObject({ id: z.uuid().describe("Id of the round, from the betting record.") }),
    output: z.object({
      id: z.string().describe("Id of the round."),
      roundId: z.string().describe("Id of the round at the vendor."),
      vendor: vendorCode,
      vendorName: z.string().describe("Name of the vendor."),
      gameId: z.string().describe("Id of the game."),
      game: z.string().describe("Name of the game; its id where the brand no longer has it."),
      state: z.enum(["open", "closed"]).describe("State: an open round can still win."),
      bet: money.describe("Stakes, without refunded ones."),
      win: money.describe("Winnings."),
      net: signedMoney.describe("Winnings minus stakes."),
      openedAt: time.describe("Time of the first bet."),
      closedAt: time.nullable().describe("Time of the settlement; null while it is open."),
      steps: z
        .array(
          z.object({
            kind: z.string().describe("Type of the step, e.g. `spin`."),
            shown: z.array(z.union([z.string(), z.array(z.string())])).describe("Symbols or values shown."),
            won: z.string().nullable().describe("Winnings of this step; null for none."),
          }),
        )
        .describe("Steps, in order; empty when the vendor reports none."),
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
    doc: "Lists the member's favourite games, most recently added first.",
    input: z.strictObject({ pageNo, pageSize, language }),
    output: z.object({ rows: z.array(game).describe("Games of this page."), ...paging }),
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
    doc: "Adds a game to the favourites or removes it. Repeating the same action changes nothing.",
    input: z.strictObject({
      nodeId,
      action: z.enum(["add", "remove"]).describe("Add or remove the game."),
      vendor: text("Code of the vendor; not used here."),
      gameType: text("Type of the game; not used here."),
    }),
    output: z.object({
      nodeId: z.int().describe("Number of the game."),
      isFavourite: z.boolean().describe("True when the game is a favourite now."),
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
    doc: "Lists the games that the member opened, most recent first.",
    input: z.strictObject({ pageNo, pageSize, language }),
    output: z.object({ list: z.array(game).describe("Games of this page."), ...paging }),
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
    doc: "Returns the hot games of each category, most played in the last seven days first.",
    input: z.strictObject({ language }),
    output: z.object({
      categories: z
        .array(
          z.object({
            gameCategory: gameCategory.describe("Code of the category."),
            games: z.array(game).describe("Hot games of the category, at most twelve."),
          }),
        )
        .describe("Categories with hot games, in order."),
    }),
    errors: [...closed],
    example: { input: {}, value: { categories: [{ gameCategory: "RNG", games: [exampleGame] }] } },
  }),
  popular: defineCall({
    name: "popular",
    method: "GET",
    path: "/wps/game/popular",
    doc: "Returns the most played games of the last seven days. Returns the hot games while there are no rounds yet.",
    input: z.strictObject({
      count: z.int().min(1).max(60).default(20).describe("Maximum number of games."),
      prizeMode: text("WPS parameter; not used here."),
      device: text("WPS parameter; not used here."),
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
    doc: "Lists the rooms of a vendor's card games (requirement G8); empty for a vendor without rooms.",
    input: z.strictObject({ vendor: vendorCode, language }),
    output: z.object({
      rooms: z
        .array(
          z.object({
            id: z.string().describe("Id of the room, for `launch`."),
            name: z.string().describe("Name of the room."),
            minBet: money.describe("Minimum bet."),
            maxBet: money.describe("Maximum bet."),
            players: z.int().min(0).describe("Number of players who opened it in the last 15 minutes."),
          }),
        )
        .describe("Rooms, in order."),
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
    doc: "Lists the categories in which a vendor has games. Used for the choice shown for a vendor with several (requirement G5).",
    input: z.strictObject({ vassalage: vendorCode, language }),
    output: z.object({
      gameTypes: z
        .array(
          z.object({
            gameType: gameCategory.describe("Code of the category."),
            title: z.string().describe("Title in the caller's language."),
            games: z.int().min(1).describe("Number of the vendor's games in the category."),
          }),
        )
        .describe("Categories, in order."),
    }),
    errors: ["notFound", ...closed],
    example: { input: { vassalage: "HOUSE" }, value: { gameTypes: [{ gameType: "RNG", title: "Slots", games: 1 }] } },
  }),
} as const;
