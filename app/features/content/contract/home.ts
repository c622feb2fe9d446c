import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, money, time } from "~/platform/wps/shapes";

const announcement = z.object({
  id: z.string().describe("The entry's id."),
  title: z.string().describe("Title, plain text."),
  html: z.string().describe("Content, sanitised HTML."),
  at: time.describe("When it was published."),
});

const banner = z.object({
  id: z.string().describe("The banner's id."),
  title: z.string().describe("Its line, plain text."),
  text: z.string().nullable().describe("Its second line, plain text, if it has one."),
  art: imageUrl.describe("Address of the picture."),
  linkageType: z
    .enum(["page", "game", "promotion", "url"])
    .nullable()
    .describe("What a click opens; null when it cannot be clicked."),
  link: z.string().nullable().describe("Where a click leads: own path or https address."),
});

const winner = z.object({
  winAmount: money.describe("What was won."),
  vo: z
    .object({
      account: z.string().describe("The winner's account, masked."),
      game: z.string().describe("Name of the game."),
      vassalage: z.string().describe("Code of the game's vendor."),
      gameType: z.string().describe("Category of the game."),
      art: imageUrl.describe("Address of the game's picture."),
      at: time.describe("When."),
    })
    .describe("Who won on what."),
});

const vipLevel = z.object({
  id: z.string().describe("The level's id."),
  rank: z.int().min(1).describe("Its place, from 1; each level has its own."),
  name: z.string().describe("Name in the caller's language."),
  points: z.int().min(0).describe("How many points lead to it."),
  benefits: z.array(z.string()).describe("What its members get, one sentence each, plain text."),
  art: imageUrl.describe("Address of its medal's picture."),
});

const announcements = z.object({
  player: z.array(announcement).describe("The announcement strip's entries, in order."),
  banners: z.record(z.string(), z.array(banner)).describe("Banners by group, e.g. `home`."),
  popup: z.array(announcement).describe("Entries of the window after a sign-in, in order."),
  promotion: z.array(announcement).describe("Promotion notices, in order."),
  changesIn: z
    .int()
    .min(1)
    .nullable()
    .optional()
    .describe("In how many seconds something of this starts or ends; null or absent when nothing will."),
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
    doc: "Announcements, banners, popups and promotion notices for visitors. Kinds that are not asked for are empty.",
    input: z.strictObject({
      types: z
        .string()
        .regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/)
        .default("B,PL,PU,PR")
        .describe("The kinds wanted, with commas: B banners, PL announcements, PU popups, PR promotions."),
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
    doc: "The same for somebody who is signed in. The kind H adds to `player` what only such people are told.",
    input: z.strictObject({
      types: z
        .string()
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/)
        .default("B,PL,PU,PR,H")
        .describe("The kinds wanted, with commas: as for `announcements`, and H for members alone."),
      ...asked,
    }),
    output: announcements,
    example: { input: { types: "PU,H" }, value: { player: [welcome], banners: {}, popup: [], promotion: [] } },
  }),
  rankList: defineCall({
    name: "rankList",
    method: "GET",
    path: "/wps/winner/rank",
    doc: "The winners board: wins above 50,000, or above what the brand sets in its currency, latest first; accounts are masked.",
    input: z.strictObject({
      gameCategory: z.string().max(20).default("ALL").describe("A category, or ALL."),
      limitNum: z.int().min(1).max(50).default(50).describe("How many at most."),
      language,
    }),
    output: z.object({ winners: z.array(winner).describe("The winners, latest first.") }),
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
    doc: "The VIP levels of the brand, lowest first, each with what its members get.",
    input: z.strictObject({ language }),
    output: z.object({ levels: z.array(vipLevel).describe("The levels, lowest first.") }),
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
            benefits: ["Weekly rebate of 0.5 %"],
            art: "/art/medal/2.svg?v=1",
          },
        ],
      },
    },
  }),
} as const;
