import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { language, money, requestId, time } from "~/platform/wps/shapes";

const mission = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/);

const leader = z.object({
  place: z.int().min(1).describe("From 1; no two share one."),
  account: z.string().describe("The account, masked; one's own as it is."),
  progress: money.describe("What was bet."),
  own: z.boolean().describe("Whether it is the member who asks."),
});

const missionRow = z.object({
  id: z.string().describe("The mission's id."),
  title: z.string().describe("Its name."),
  period: z
    .enum(["day", "week"])
    .describe("What is counted together, in the brand's time zone; weeks begin on Monday."),
  gameTypes: z.array(gameCategory).describe("The categories that count; empty for all."),
  target: money.describe("What has to be bet, in rounds that are over."),
  reward: money.describe("What is paid for it."),
  progress: money.describe("What was bet so far."),
  state: z.enum(["open", "reached", "claimed"]).describe("reached: its reward can be claimed."),
  until: time.describe("When it begins anew."),
});

/** Calls for missions and their leaderboard (page `missionLeaderboard`; requirement L8). */
export const missionCalls = {
  missions: defineCall({
    name: "missions",
    method: "GET",
    path: "/wps/lottery/missions",
    token: true,
    doc: "The brand's missions with the member's progress, and the leaderboard of one of them: the most bet first.",
    input: z.strictObject({
      language,
      mission: mission.optional().describe("Whose leaderboard; the first mission's without it."),
    }),
    output: z.object({
      rows: z.array(missionRow).describe("The missions, in the brand's order."),
      leaderboard: z
        .object({
          mission: z.string().describe("The mission."),
          rows: z.array(leader).describe("The first twenty."),
          own: leader.nullable().describe("The member's own place; null for none."),
        })
        .nullable()
        .describe("Who is furthest; null where the brand has no missions. At most 15 seconds old."),
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
    doc: "Claims the reward of a mission that has reached its target, once in its day or week.",
    input: z.strictObject({ mission: mission.describe("The mission."), requestId }),
    output: z.object({
      amount: money.describe("What was paid."),
      balance: money.describe("The main wallet after it."),
    }),
    errors: ["notFound", "missionOpen", "alreadyClaimed", "requestConflict", "regionForbidden", "maintenance"],
    example: {
      input: { mission: "daily-reels", requestId: "2f1c6a52-mission" },
      value: { amount: "8.00", balance: "108.00" },
    },
  }),
} as const;
