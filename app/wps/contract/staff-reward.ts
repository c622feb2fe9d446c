import { z } from "zod";
import { GIVEN_KINDS } from "~/core/rewards";
import { call } from "./define";
import { exampleReward, rewardRow } from "./reward";
import { amount, brandCode, requestId } from "./shapes";

/** The console's call that gives a member a reward. */
export const staffRewardCalls = {
  giveReward: call({
    name: "giveReward",
    method: "POST",
    path: "/wps/staff/reward",
    staff: "rewards.give",
    audit: { effect: "database" },
    doc: "Gives a member a bonus or a red envelope, which then waits in the reward centre. The same requestId again gives nothing more.",
    input: z.strictObject({
      code: brandCode,
      memberId: z.uuid().describe("The member."),
      kind: z.enum(GIVEN_KINDS).describe("What it is."),
      amount,
      turnoverTimes: z
        .string()
        .regex(/^(0|[1-9]\d{0,2})(\.\d{1,4})?$/)
        .optional()
        .describe("How many times it has to be bet; the brand's rule without it."),
      days: z.int().min(1).max(365).optional().describe("How many days it waits; the brand's rule without it."),
      reason: z.string().max(120).describe("What it is for; the member reads it."),
      requestId,
    }),
    output: z.object({ reward: rewardRow.describe("What was given.") }),
    errors: ["forbidden", "notFound", "amountInvalid", "reasonRequired", "requestConflict"],
    example: {
      input: {
        code: "lotus",
        memberId: "019413d6-0000-7000-8000-000000000000",
        kind: "bonus",
        amount: "20.00",
        reason: "Welcome back",
        requestId: "2f1c6a52-given",
      },
      value: { reward: exampleReward },
    },
  }),
} as const;
