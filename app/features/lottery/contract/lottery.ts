import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, time } from "~/platform/wps/shapes";

const gameCode = z.string().max(64).describe("The lottery game, as `vnGameMenu` names it.");
const prizeMode = z.enum(["Lott", "ZY", "Elott", "SEA"]);

const gameMenu = z.object({
  gameCode: z.string().describe("Code of the game."),
  name: z.string().describe("Name in the caller's language."),
  vassalage: z.string().describe("Code of its vendor."),
  accountTypeName: z.string().describe("Name of the wallet it plays on."),
  art: imageUrl.describe("Address of the tile's picture."),
  prizeMode: prizeMode.describe("How its prizes are reckoned."),
  everyMinutes: z.int().min(1).describe("Minutes from draw to draw."),
});

/** Calls about lottery games, draws and results (requirement L1). */
export const lotteryCalls = {
  vnGameMenu: defineCall({
    name: "vnGameMenu",
    method: "GET",
    path: "/wps/lottery/vn/menu",
    doc: "The lottery games of the vendors that the brand offers, by group.",
    input: z.strictObject({ prizeMode: prizeMode.optional().describe("Only games of this prize mode."), language }),
    output: z.object({
      groups: z
        .array(
          z.object({
            gameGroupCode: z.enum(["vn", "sea", "fast"]).describe("Code of the group, used as a tag."),
            title: z.string().describe("Title in the caller's language."),
            gameMenus: z.array(gameMenu).describe("Its games, in order."),
          }),
        )
        .describe("The groups that have games, in order."),
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
    doc: "The last draws of one lottery game and what was drawn.",
    input: z.strictObject({
      gameCode,
      count: z.int().min(1).max(100).default(10).describe("How many at most."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            drawId: z.string().describe("The draw's id, e.g. `20260131-0042`."),
            drawnAt: time.describe("When it was drawn."),
            numbers: z.array(z.string()).describe("What was drawn, in order."),
          }),
        )
        .describe("The draws, latest first."),
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
    doc: "The next draw of one lottery game: its id, when bets close and when it is drawn.",
    input: z.strictObject({ gameCode }),
    output: z.object({
      draw: z
        .object({
          id: z.string().describe("Day (UTC) and number in the day, e.g. `20260131-0049`."),
          closesAt: time.describe("From when no more bets are taken; may have passed."),
          drawsAt: time.describe("When it is drawn; always later than `serverTime`."),
        })
        .describe("The draw that comes next."),
      serverTime: time.describe("Now, by the server's clock."),
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
