import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { language, money, pageNo, paging, requestId, time } from "~/platform/wps/shapes";
import { REWARD_KINDS, REWARD_STATES } from "../rules/rewards";

const CLOSED = ["regionForbidden", "maintenance"] as const;
const pageSize = z.int().min(1).max(50).default(10).describe("Rows per page.");
const balance = money.describe("Balance of the main wallet afterwards.");

/** A reward in call outputs. */
export const rewardRow = z.object({
  id: z.uuid().describe("Id of the reward."),
  kind: z.enum(REWARD_KINDS).describe("Type of the reward."),
  about: z
    .string()
    .describe(
      "Reason, plain text in the caller's language: the mission, the level, the day of friends' bets, or a text by staff; may be empty.",
    ),
  amount: money.describe("Amount of the reward."),
  toBet: money.describe("Stakes required after the claim before a withdrawal."),
  state: z.enum(REWARD_STATES).describe("waiting: can be claimed."),
  at: time.describe("Time at which it was granted."),
  until: time.nullable().describe("End of the time to claim it; null after the claim, and for no end."),
  claimedAt: time.nullable().describe("Time of the claim."),
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
    doc: "Lists the member's rewards: first those that can be claimed, then the latest.",
    input: z.strictObject({ language, pageNo, pageSize }),
    output: z.object({
      rows: z.array(rewardRow).describe("Rewards of this page."),
      waiting: z
        .object({ count: z.int().min(0).describe("Number of rewards."), amount: money.describe("Total amount.") })
        .describe("Rewards that can be claimed."),
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
    doc: "Claims a reward: credits its amount to the main wallet, once.",
    input: z.strictObject({ id: z.uuid().describe("Id of the reward."), requestId }),
    output: z.object({ reward: rewardRow.describe("Reward after the claim."), balance }),
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
    doc: "Lists the claimed rewards, latest first, with required and remaining turnover. Bets count for the oldest reward first.",
    input: z.strictObject({ language, pageNo, pageSize }),
    output: z.object({
      rows: z
        .array(
          rewardRow.extend({
            turnover: z
              .object({ required: money.describe("Required stakes."), left: money.describe("Remaining stakes.") })
              .describe("Turnover of the reward."),
          }),
        )
        .describe("Rewards of this page."),
      claimed: money.describe("Total claimed amount."),
      turnoverRequired: money.describe("Remaining turnover before a withdrawal, including deposits."),
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
    doc: "Returns the rebate available to the member, by category.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          z.object({
            category: gameCategory.describe("Category of the games."),
            validBet: money.describe("Stakes of completed rounds."),
            rate: z
              .string()
              .describe("Rebate rate in percent, e.g. `0.35`: the brand's rate plus the rate of the VIP level."),
            amount: money.describe("Amount of the rebate, rounded down to the currency's smallest unit."),
          }),
        )
        .describe("Categories, highest stakes first."),
      total: money.describe("Amount that can be claimed."),
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
    doc: "Claims the rebate of all bets without one. It needs no turnover.",
    input: z.strictObject({ requestId }),
    output: z.object({ amount: money.describe("Paid amount."), balance }),
    errors: ["nothingToClaim", "requestConflict", ...CLOSED],
    example: { input: { requestId: "2f1c6a52-rebate" }, value: { amount: "4.80", balance: "104.80" } },
  }),
  referral: defineCall({
    name: "referral",
    method: "GET",
    path: "/wps/promotion/referral",
    token: true,
    doc: "Returns the member's invitation code and link, the invited friends, and the earnings. Refused while invitations are off.",
    input: z.strictObject({ pageNo, pageSize }),
    output: z.object({
      enabled: z.boolean().describe("Always true: the call is refused while invitations are off."),
      code: z.string().describe("Invitation code."),
      link: z.string().describe("URL of the registration page with the code."),
      invited: z.int().min(0).describe("Number of registrations with the code."),
      playing: z.int().min(0).describe("Number of invited friends who have played."),
      earned: money.describe("Claimed earnings."),
      waiting: money.describe("Earnings that can be claimed in the reward centre."),
      rule: z
        .object({
          deposit: money.describe("Required total of a friend's deposits."),
          reward: money.describe("Reward for these deposits."),
          betRate: z.string().describe("Share of the friend's bets, as a decimal, e.g. `0.001`."),
        })
        .describe("Rules of the rewards."),
      rows: z
        .array(
          z.object({
            account: z.string().describe("User name of the friend, masked."),
            at: time.describe("Time of the registration."),
            hasDeposited: z.boolean().describe("True when the friend's deposits reached `rule.deposit`."),
            validBet: money.describe("Stakes of the friend in completed rounds."),
          }),
        )
        .describe("Friends of this page, latest first."),
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
    doc: "Returns the prize draw of the day: the prizes, and whether the member can draw.",
    input: z.strictObject({}),
    output: z.object({
      state: z
        .enum(["none", "deposit", "open", "drawn"])
        .describe("none: the brand has no draw; deposit: deposits of today are too low; drawn: already drawn today."),
      deposit: money.describe("Deposits required today."),
      paid: money.describe("Deposits of today."),
      prizes: z
        .array(
          z.object({ id: z.string().describe("Id of the prize."), amount: money.describe("Amount of the prize.") }),
        )
        .describe("Prizes, most likely first."),
      won: money.nullable().describe("Amount won today; null before the draw."),
      until: time.describe("Start of the next day."),
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
      id: z.string().describe("Id of the prize."),
      amount: money.describe("Amount won."),
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
