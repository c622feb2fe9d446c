import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, time } from "~/platform/wps/shapes";

const gameCode = z.string().max(64).describe("Code of the lottery game, from `vnGameMenu`.");
const prizeMode = z.enum(["Lott", "ZY", "Elott", "SEA"]);

const gameMenu = z.object({
  gameCode: z.string().describe("Code of the game."),
  name: z.string().describe("Name in the caller's language."),
  vassalage: z.string().describe("Code of the vendor."),
  vendorName: z.string().optional().describe("Name of the vendor in the caller's language."),
  accountTypeName: z.string().describe("Name of the wallet that pays the game's bets."),
  art: imageUrl.describe("URL of the tile picture."),
  prizeMode: prizeMode.describe("Calculation method of the prizes."),
  everyMinutes: z.int().min(1).describe("Minutes between draws."),
});

/** Calls about lottery games, draws and results (requirement L1). */
export const lotteryCalls = {
  vnGameMenu: defineCall({
    name: "vnGameMenu",
    method: "GET",
    path: "/wps/lottery/vn/menu",
    doc: "Lists the lottery games of the brand's vendors by group.",
    input: z.strictObject({ prizeMode: prizeMode.optional().describe("Only games of this prize mode."), language }),
    output: z.object({
      groups: z
        .array(
          z.object({
            gameGroupCode: z.enum(["vn", "sea", "fast"]).describe("Code of the group."),
            title: z.string().describe("Title in the caller's language."),
            gameMenus: z.array(gameMenu).describe("Games of the group, in order."),
          }),
        )
        .describe("Groups with games, in order."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: { prizeMode: "Lott" },
      value: {
        groups: [
          {
            gameGroupCode: "vn",
            title: "Vietnam",
            gameMenus: [
              {
                gameCode: "northern-27",
                name: "Northern 27",
                vassalage: "TCG_LOTTO_VN",
                vendorName: "Lotto Nam",
                accountTypeName: "TCG_LOTTO_VN",
                art: "/art/game/northern-27.svg?v=1",
                prizeMode: "Lott",
                everyMinutes: 10,
              },
            ],
          },
        ],
      },
    },
  }),
  vnNumero: defineCall({
    name: "vnNumero",
    method: "GET",
    path: "/wps/lottery/vn/numero",
    doc: "Lists the latest draws of one lottery game with the drawn numbers.",
    input: z.strictObject({
      gameCode,
      count: z.int().min(1).max(100).default(10).describe("Maximum number of draws."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            drawId: z.string().describe("Id of the draw, e.g. `20260131-0042`."),
            drawnAt: time.describe("Time of the draw."),
            numbers: z.array(z.string()).describe("Drawn numbers, in order."),
          }),
        )
        .describe("Draws, latest first."),
    }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: {
      input: { gameCode: "northern-27", count: 10 },
      value: {
        rows: [
          { drawId: "20260131-0042", drawnAt: "2026-01-31T06:50:00.000Z", numbers: ["03", "09", "14", "20", "26"] },
        ],
      },
    },
  }),
  draws: defineCall({
    name: "draws",
    method: "GET",
    path: "/wps/lottery/draws",
    doc: "Returns the next draw of one lottery game: id, end of betting and time of the draw.",
    input: z.strictObject({ gameCode }),
    output: z.object({
      draw: z
        .object({
          id: z.string().describe("Id of the draw: day (UTC) and number within the day, e.g. `20260131-0049`."),
          closesAt: time.describe("End of betting; may be in the past."),
          drawsAt: time.describe("Time of the draw; always later than `serverTime`."),
        })
        .describe("Next draw."),
      serverTime: time.describe("Current time of the server."),
    }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: {
      input: { gameCode: "northern-27" },
      value: {
        draw: {
          id: "20260131-0050",
          closesAt: "2026-01-31T08:09:30.000Z",
          drawsAt: "2026-01-31T08:10:00.000Z",
        },
        serverTime: "2026-01-31T08:00:00.000Z",
      },
    },
  }),
} as const;
