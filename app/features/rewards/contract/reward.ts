import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { language, money, pageNo, paging, requestId, time } from "~/platform/wps/shapes";
import { REWARD_KINDS, REWARD_STATES } from "../rules/rewards";

const CLOSED = ["regionForbidden", "maintenance"] as const;
const pageSize = z.int().min(1).max(50).default(10).describe("Rows a page.");
const balance = money.describe("The main wallet after it.");

/** A reward in call outputs. */
export const rewardRow = z.object({
  id: z.uuid().describe("Names the reward."),
  kind: z.enum(REWARD_KINDS).describe("What it is."),
  about: z
    .string()
    .describe("What it is for, plain text: the mission, the level, the day, or what staff wrote; may be empty."),
  amount: money.describe("What it pays."),
  toBet: money.describe("What has to be bet once it is claimed, before money is paid out."),
  state: z.enum(REWARD_STATES).describe("waiting: it can be claimed."),
  at: time.describe("When it was given."),
  until: time.nullable().describe("Until when it can be claimed; null once it was, and for one that has no end."),
  claimedAt: time.nullable().describe("When it was claimed."),
});

/** Example of a reward. */
export const exampleReward = {
  id: "01890000-0000-7000-8000-000000000002",
  kind: "bonus" as const,
  about: "Welcome back",
  amount: "20.00",
  toBet: "60.00",
  state: "waiting" as const,
  at: "2026-01-31T08:00:00.000Z",
  until: "2026-03-02T08:00:00.000Z",
  claimedAt: null,
};
const claimed = { ...exampleReward, state: "claimed" as const, until: null, claimedAt: "2026-01-31T09:00:00.000Z" };
const onePage = { pageNo: 1, pageSize: 10, total: 1, totalPages: 1 };

/** Calls for rewards, bonuses, rebate, referral and the daily prize draw (requirement P5, P9, C4). */
export const rewardCalls = {
  rewards: defineCall({
    name: "rewards",
    method: "GET",
    path: "/wps/promotion/rewards",
    token: true,
    doc: "The member's rewards: those that wait first, then the latest.",
    input: z.strictObject({ language, pageNo, pageSize }),
    output: z.object({
      rows: z.array(rewardRow).describe("The rewards of this page."),
      waiting: z
        .object({ count: z.int().min(0).describe("How many."), amount: money.describe("What they come to.") })
        .describe("Those that wait."),
      ...paging,
    }),
    errors: CLOSED,
    example: {
      input: {},
      value: { rows: [exampleReward], waiting: { count: 1, amount: "20.00" }, ...onePage },
    },
  }),
  claimReward: defineCall({
    name: "claimReward",
    method: "POST",
    path: "/wps/promotion/rewards",
    token: true,
    doc: "Claims a reward: its amount is paid into the main wallet, once.",
    input: z.strictObject({ id: z.uuid().describe("The reward."), requestId }),
    output: z.object({ reward: rewardRow.describe("The reward after it."), balance }),
    errors: ["notFound", "alreadyClaimed", "rewardExpired", "requestConflict", ...CLOSED],
    example: {
      input: { id: exampleReward.id, requestId: "2f1c6a52-reward" },
      value: { reward: claimed, balance: "120.00" },
    },
  }),
  bonusDetails: defineCall({
    name: "bonusDetails",
    method: "GET",
    path: "/wps/promotion/bonus",
    token: true,
    doc: "What was claimed, the latest first, each with what has to be bet for it and what of that is left: the oldest is bet for first.",
    input: z.strictObject({ language, pageNo, pageSize }),
    output: z.object({
      rows: z
        .array(
          rewardRow.extend({
            turnover: z
              .object({ required: money.describe("What has to be bet."), left: money.describe("What is left of it.") })
              .describe("Its turnover."),
          }),
        )
        .describe("The rewards of this page."),
      claimed: money.describe("All that was claimed."),
      turnoverRequired: money.describe("What still has to be bet before money is paid out, deposits with it."),
      ...paging,
    }),
    errors: CLOSED,
    example: {
      input: {},
      value: {
        rows: [{ ...claimed, turnover: { required: "60.00", left: "15.00" } }],
        claimed: "20.00",
        turnoverRequired: "15.00",
        ...onePage,
      },
    },
  }),
  manualRebate: defineCall({
    name: "manualRebate",
    method: "GET",
    path: "/wps/promotion/rebate",
    token: true,
    doc: "What comes back of the bets that the member had no rebate for, by category.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          z.object({
            category: gameCategory.describe("The category of games."),
            validBet: money.describe("What was bet in rounds that are over."),
            rate: z
              .string()
              .describe("What part comes back, in percent, e.g. `0.35`: the brand's and that of the VIP level."),
            amount: money.describe("What comes back, cut off to the currency's smallest unit."),
          }),
        )
        .describe("The categories, the most bet first."),
      total: money.describe("What can be claimed."),
    }),
    errors: CLOSED,
    example: {
      input: {},
      value: { rows: [{ category: "RNG", validBet: "1200.00", rate: "0.4", amount: "4.80" }], total: "4.80" },
    },
  }),
  claimRebate: defineCall({
    name: "claimRebate",
    method: "POST",
    path: "/wps/promotion/rebate",
    token: true,
    doc: "Claims the rebate of all bets that had none yet. It is free of turnover.",
    input: z.strictObject({ requestId }),
    output: z.object({ amount: money.describe("What was paid."), balance }),
    errors: ["nothingToClaim", "requestConflict", ...CLOSED],
    example: { input: { requestId: "2f1c6a52-rebate" }, value: { amount: "4.80", balance: "104.80" } },
  }),
  referral: defineCall({
    name: "referral",
    method: "GET",
    path: "/wps/promotion/referral",
    token: true,
    doc: "The member's code and link, the friends who registered by it, and what that has brought. Refused while inviting is off.",
    input: z.strictObject({ pageNo, pageSize }),
    output: z.object({
      enabled: z.boolean().describe("Always true: while inviting is off the call is refused."),
      code: z.string().describe("The code."),
      link: z.string().describe("The address of the registration with the code in it."),
      invited: z.int().min(0).describe("How many registered by it."),
      playing: z.int().min(0).describe("How many of them have played."),
      earned: money.describe("What was claimed of it."),
      waiting: money.describe("What waits in the reward centre."),
      rule: z
        .object({
          deposit: money.describe("What a friend's deposits have to come to."),
          reward: money.describe("What is given then."),
          betRate: z.string().describe("What part of the friend's bets is given, as a decimal, e.g. `0.001`."),
        })
        .describe("What is rewarded."),
      rows: z
        .array(
          z.object({
            account: z.string().describe("The friend's account, masked."),
            at: time.describe("When he registered."),
            hasDeposited: z.boolean().describe("Whether his deposits came to `rule.deposit`."),
            validBet: money.describe("What he has bet in rounds that are over."),
          }),
        )
        .describe("The friends of this page, the latest first."),
      ...paging,
    }),
    errors: ["notAllowed", ...CLOSED],
    example: {
      input: {},
      value: {
        enabled: true,
        code: "a1b2c3d4",
        link: "https://lotus.example/register?referralCode=a1b2c3d4",
        invited: 1,
        playing: 1,
        earned: "20.00",
        waiting: "1.20",
        rule: { deposit: "50.00", reward: "20.00", betRate: "0.001" },
        rows: [{ account: "om***r", at: "2026-01-30T08:00:00.000Z", hasDeposited: true, validBet: "1200.00" }],
        ...onePage,
      },
    },
  }),
  raffle: defineCall({
    name: "raffle",
    method: "GET",
    path: "/wps/promotion/raffle",
    token: true,
    doc: "The prize draw of the day: what can be won, and whether the member may draw.",
    input: z.strictObject({}),
    output: z.object({
      state: z
        .enum(["none", "deposit", "open", "drawn"])
        .describe("none: the brand has no draw; deposit: too little was paid in today; drawn: today's was taken."),
      deposit: money.describe("What has to be paid in today."),
      paid: money.describe("What was paid in today."),
      prizes: z
        .array(z.object({ id: z.string().describe("The prize's id."), amount: money.describe("What it pays.") }))
        .describe("The prizes, the most likely first."),
      won: money.nullable().describe("What was won today; null before the draw."),
      until: time.describe("When the next day begins."),
    }),
    errors: CLOSED,
    example: {
      input: {},
      value: {
        state: "open",
        deposit: "100.00",
        paid: "150.00",
        prizes: [{ id: "spark", amount: "2.00" }],
        won: null,
        until: "2026-02-01T00:00:00.000Z",
      },
    },
  }),
  raffleClaim: defineCall({
    name: "raffleClaim",
    method: "POST",
    path: "/wps/promotion/raffle/claim",
    token: true,
    doc: "Draws a prize and pays it, once a day.",
    input: z.strictObject({ requestId }),
    output: z.object({
      id: z.string().describe("The prize's id."),
      amount: money.describe("What was won."),
      balance,
    }),
    errors: [
      "notAllowed",
      "depositFirst",
      "alreadyClaimed",
      "sessionLimit",
      "timeOut",
      "selfExcluded",
      "selfExcludedForGood",
      "requestConflict",
      ...CLOSED,
    ],
    example: {
      input: { requestId: "2f1c6a52-raffle" },
      value: { id: "spark", amount: "2.00", balance: "102.00" },
    },
  }),
} as const;
