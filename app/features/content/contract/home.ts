import { z } from "zod";
import { BENEFIT_KINDS } from "~/features/rewards/rules/benefits";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, money, time } from "~/platform/wps/shapes";

const announcement = z.object({
  id: z.string().describe("Id of the entry."),
  title: z.string().describe("Title, plain text."),
  html: z.string().describe("Content, sanitised HTML."),
  at: time.describe("Time of publication."),
});

const banner = z.object({
  id: z.string().describe("Id of the banner."),
  title: z.string().describe("First line, plain text."),
  text: z.string().nullable().describe("Second line, plain text; null for none."),
  art: imageUrl.describe("URL of the picture."),
  linkageType: z
    .enum(["page", "game", "promotion", "url"])
    .nullable()
    .describe("Type of the link; null without a link."),
  link: z.string().nullable().describe("Target of the link: a path of this site or an https URL; null for none."),
});

const winner = z.object({
  winAmount: money.describe("Amount of the win."),
  vo: z
    .object({
      account: z.string().describe("User name of the winner, masked."),
      game: z.string().describe("Name of the game."),
      vassalage: z.string().describe("Code of the game's vendor."),
      gameType: z.string().describe("Category of the game."),
      art: imageUrl.describe("URL of the game's picture."),
      at: time.describe("Time of the win."),
    })
    .describe("A win with its player and game."),
});

const vipLevel = z.object({
  id: z.string().describe("Id of the level."),
  rank: z.int().min(1).describe("Rank of the level, from 1; unique."),
  name: z.string().describe("Name in the caller's language."),
  points: z.int().min(0).describe("Points required for the level."),
  benefits: z.array(z.string()).describe("Benefits of the level, one sentence each, plain text."),
  benefitKinds: z
    .array(
      z
        .object({
          kind: z.enum(BENEFIT_KINDS).describe("rebate; gift: for reaching the level; other."),
          games: z.string().optional().describe("Categories and games of a rebate, e.g. `Slots, Fishing`."),
        })
        .describe("Kind of a benefit."),
    )
    .optional()
    .describe(
      "Kinds of the benefits, in the order of `benefits`. Without them, a column of levels has a sentence as heading.",
    ),
  art: imageUrl.describe("URL of the medal picture."),
});

const announcements = z.object({
  player: z.array(announcement).describe("Entries of the announcement strip, in order."),
  banners: z.record(z.string(), z.array(banner)).describe("Banners by group, e.g. `home`."),
  popup: z.array(announcement).describe("Entries of the window shown after a sign-in, in order."),
  promotion: z.array(announcement).describe("Promotion notices, in order."),
  changesIn: z
    .int()
    .min(1)
    .nullable()
    .optional()
    .describe("Seconds until an entry starts or ends; null or omitted when none will."),
});

const asked = {
  platform: z.string().max(40).default("W").describe("Platform, `W`."),
  execution: z.string().max(10).default("B").describe("Execution, `B`."),
  language,
};

const welcome = { id: "welcome", title: "Welcome", html: "<p>Hello.</p>", at: "2026-01-31T08:00:00.000Z" };

/** Calls for announcements, the winners board and the VIP levels (requirement A22, R12, P3, P6). */
export const homeCalls = {
  announcements: defineCall({
    name: "announcements",
    method: "GET",
    path: "/wps/announcement/v2",
    doc: "Returns announcements, banners, popups and promotion notices for visitors. Types that are not requested are empty.",
    input: z.strictObject({
      types: z
        .string()
        .regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/)
        .default("B,PL,PU,PR")
        .describe("Requested types, separated by commas: B banners, PL announcements, PU popups, PR promotions."),
      ...asked,
    }),
    output: announcements,
    example: {
      input: { types: "B,PL" },
      value: {
        player: [welcome],
        banners: {
          home: [
            { id: "b1", title: "Spring", text: null, art: "/art/banner/b1.svg?v=1", linkageType: null, link: null },
          ],
        },
        popup: [],
        promotion: [],
        changesIn: null,
      },
    },
  }),
  announcementsLogined: defineCall({
    name: "announcementsLogined",
    method: "GET",
    path: "/wps/announcement/logined",
    token: true,
    demo: true,
    doc: "Returns the announcements, banners, popups and promotion notices for a signed-in account. The type H adds entries for members to `player`.",
    input: z.strictObject({
      types: z
        .string()
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/)
        .default("B,PL,PU,PR,H")
        .describe("Requested types, separated by commas: those of `announcements`, and H for members."),
      ...asked,
    }),
    output: announcements,
    example: { input: { types: "PU,H" }, value: { player: [welcome], banners: {}, popup: [], promotion: [] } },
  }),
  rankList: defineCall({
    name: "rankList",
    method: "GET",
    path: "/wps/winner/rank",
    doc: "Returns the winners board: wins above 50,000, or above the brand's threshold in its currency, latest first. User names are masked.",
    input: z.strictObject({
      gameCategory: z.string().max(20).default("ALL").describe("Category of games, or ALL."),
      limitNum: z.int().min(1).max(50).default(50).describe("Maximum number of wins."),
      language,
    }),
    output: z.object({ winners: z.array(winner).describe("Wins, latest first.") }),
    example: {
      input: { gameCategory: "ALL", limitNum: 50 },
      value: {
        winners: [
          {
            winAmount: "61234.50",
            vo: {
              account: "ab***9",
              game: "Jade Garden",
              vassalage: "REEL",
              gameType: "RNG",
              art: "/art/game/jade-garden.svg?v=1",
              at: "2026-01-31T08:00:00.000Z",
            },
          },
        ],
      },
    },
  }),
  vipLevels: defineCall({
    name: "vipLevels",
    method: "GET",
    path: "/wps/vip/levels",
    doc: "Lists the VIP levels of the brand with their benefits, lowest first.",
    input: z.strictObject({ language }),
    output: z.object({ levels: z.array(vipLevel).describe("Levels, lowest first.") }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        levels: [
          {
            id: "silver",
            rank: 2,
            name: "Silver",
            points: 1000,
            benefits: ["0.5% rebate: Slots", "Weekly tickets"],
            benefitKinds: [{ kind: "rebate", games: "Slots" }, { kind: "other" }],
            art: "/art/medal/2.svg?v=1",
          },
        ],
      },
    },
  }),
} as const;
