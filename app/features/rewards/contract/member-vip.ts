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
    doc: "The member's VIP level, how far it is to the next, and all levels with what they bring. Levels never fall.",
    input: z.strictObject({ language }),
    output: z.object({
      rankLevel: z.int().min(0).describe("Rank of the level, from 1; 0 for none."),
      labelName: z.string().describe("Its name; empty for none."),
      icon: imageUrl.nullable().describe("Address of its medal; null for none."),
      points: z.int().min(0).describe("The member's points."),
      validBet: money.describe("What they come from: bets in rounds that are over."),
      betPerPoint: money.describe("How much has to be bet for one point."),
      next: z
        .object({
          rankLevel: z.int().describe("Its rank."),
          labelName: z.string().describe("Its name."),
          points: z.int().describe("How many points lead to it."),
          left: z.int().min(0).describe("How many are missing."),
        })
        .nullable()
        .describe("The next level; null at the top."),
      levels: z
        .array(
          z.object({
            rankLevel: z.int().describe("Its rank."),
            labelName: z.string().describe("Its name."),
            icon: imageUrl.describe("Address of its medal."),
            points: z.int().describe("How many points lead to it."),
            gift: money.nullable().describe("What is given to who reaches it; null for nothing."),
            benefits: z.array(z.string()).describe("What its members get, one sentence each."),
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
            benefits: ["A rebate of 0.3% on every bet"],
          },
        ],
      },
    },
  }),
} as const;
