import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, money } from "~/platform/wps/shapes";

/** Calls for a member's VIP level (page `playerRank`; requirement P6). */
export const memberVipCalls = {
  vip: defineCall({
    name: "vip",
    method: "GET",
    path: "/wps/member/vip",
    token: true,
    doc: "Returns the member's VIP level, the points missing to the next one, and all levels. A level is never lost.",
    input: z.strictObject({ language }),
    output: z.object({
      rankLevel: z.int().min(0).describe("Rank of the level, from 1; 0 for none."),
      labelName: z.string().describe("Name of the level; empty for none."),
      icon: imageUrl.nullable().describe("URL of the medal; null for none."),
      points: z.int().min(0).describe("Points of the member."),
      validBet: money.describe("Stakes of completed rounds, from which the points are calculated."),
      betPerPoint: money.describe("Stakes per point."),
      next: z
        .object({
          rankLevel: z.int().describe("Rank of the level."),
          labelName: z.string().describe("Name of the level."),
          points: z.int().describe("Points required for the level."),
          left: z.int().min(0).describe("Missing points."),
        })
        .nullable()
        .describe("Next level; null at the highest one."),
      levels: z
        .array(
          z.object({
            rankLevel: z.int().describe("Rank of the level."),
            labelName: z.string().describe("Name of the level."),
            icon: imageUrl.describe("URL of the medal."),
            points: z.int().describe("Points required for the level."),
            gift: money.nullable().describe("Gift for reaching the level; null for none."),
            benefits: z.array(z.string()).describe("Benefits of the level, one sentence each."),
          }),
        )
        .describe("All levels, lowest first."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        rankLevel: 1,
        labelName: "Bronze",
        icon: "/art/medal/1.svg?v=1",
        points: 120,
        validBet: "1200.00",
        betPerPoint: "10.00",
        next: { rankLevel: 2, labelName: "Silver", points: 1000, left: 880 },
        levels: [
          {
            rankLevel: 1,
            labelName: "Bronze",
            icon: "/art/medal/1.svg?v=1",
            points: 0,
            gift: null,
            benefits: ["A rebate of 0.3% on your bets"],
          },
        ],
      },
    },
  }),
} as const;
