import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { language, money, requestId, time } from "~/platform/wps/shapes";

const mission = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/);

const leader = z.object({
  place: z.int().min(1).describe("Place, from 1; unique."),
  account: z.string().describe("User name, masked except for the member's own."),
  progress: money.describe("Stakes so far."),
  own: z.boolean().describe("True for the member who makes the call."),
});

const missionRow = z.object({
  id: z.string().describe("Id of the mission."),
  title: z.string().describe("Name of the mission."),
  period: z.enum(["day", "week"]).describe("Period of the mission, in the brand's time zone; weeks start on Monday."),
  gameTypes: z.array(gameCategory).describe("Categories that count; empty for all."),
  target: money.describe("Required stakes in completed rounds."),
  reward: money.describe("Reward of the mission."),
  progress: money.describe("Stakes so far."),
  state: z.enum(["open", "reached", "claimed"]).describe("reached: the reward can be claimed."),
  until: time.describe("End of the period."),
});

/** Calls for missions and their leaderboard (page `missionLeaderboard`; requirement L8). */
export const missionCalls = {
  missions: defineCall({
    name: "missions",
    method: "GET",
    path: "/wps/lottery/missions",
    token: true,
    doc: "Lists the brand's missions with the member's progress, and the leaderboard of one mission. The leaderboard starts with the highest stakes.",
    input: z.strictObject({
      language,
      mission: mission.optional().describe("Mission of the leaderboard; default: the first mission."),
    }),
    output: z.object({
      rows: z.array(missionRow).describe("Missions, in the brand's order."),
      leaderboard: z
        .object({
          mission: z.string().describe("Id of the mission."),
          rows: z.array(leader).describe("First twenty places."),
          own: leader.nullable().describe("The member's place; null for none."),
        })
        .nullable()
        .describe("Leaderboard; null for a brand without missions. At most 15 seconds old."),
    }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        rows: [
          {
            id: "daily-reels",
            title: "A day at the reels",
            period: "day",
            gameTypes: ["RNG"],
            target: "1000.00",
            reward: "8.00",
            progress: "1200.00",
            state: "reached",
            until: "2026-02-01T00:00:00.000Z",
          },
        ],
        leaderboard: {
          mission: "daily-reels",
          rows: [{ place: 1, account: "thea", progress: "1200.00", own: true }],
          own: { place: 1, account: "thea", progress: "1200.00", own: true },
        },
      },
    },
  }),
  claimMission: defineCall({
    name: "claimMission",
    method: "POST",
    path: "/wps/lottery/missions",
    token: true,
    doc: "Claims the reward of a completed mission, once per period.",
    input: z.strictObject({ mission: mission.describe("Id of the mission."), requestId }),
    output: z.object({
      amount: money.describe("Paid amount."),
      balance: money.describe("Balance of the main wallet afterwards."),
    }),
    errors: ["notFound", "missionOpen", "alreadyClaimed", "requestConflict", "regionForbidden", "maintenance"],
    example: {
      input: { mission: "daily-reels", requestId: "2f1c6a52-mission" },
      value: { amount: "8.00", balance: "108.00" },
    },
  }),
} as const;
