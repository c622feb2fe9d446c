import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { amount, brandCode, money, pageNo, paging, requestId, time } from "~/platform/wps/shapes";
import { typedAmount } from "~/platform/wps/typed";
import { GIVEN_KINDS, GRANT_STATES } from "../rules/rewards";
import { exampleReward, rewardRow } from "./reward";

const TIMES = /^(0|[1-9]\d{0,2})(\.\d{1,4})?$/;
const turnoverTimes = z.string().regex(TIMES);

const grantRow = z.object({
  id: z.uuid().describe("Id of the grant."),
  memberId: z.uuid().describe("Id of the member."),
  memberAccount: z.string().describe("User name of the member."),
  kind: z.enum(GIVEN_KINDS).describe("Type of the reward."),
  amount: money.describe("Amount of the reward."),
  toBet: money.describe("Stakes required after the claim before a withdrawal."),
  reason: z.string().describe("Reason; the member sees it."),
  state: z.enum(GRANT_STATES).describe("pending: needs the approval of another staff account."),
  givenBy: z.string().describe("Staff account that requested the grant."),
  own: z.boolean().describe("True when the caller requested the grant and therefore cannot approve it."),
  at: time.describe("Time of the request."),
  decidedBy: z.string().nullable().describe("Staff account that decided; null while it is pending."),
  decidedAt: time.nullable().describe("Time of the decision."),
  note: z.string().nullable().describe("Reason of a refusal."),
});

const GRANT = {
  id: "019413d6-0000-7000-8000-000000000009",
  memberId: "019413d6-0000-7000-8000-000000000000",
  memberAccount: "thea",
  kind: "bonus" as const,
  amount: "800.00",
  toBet: "2400.00",
  reason: "Complaint 4711",
  state: "pending" as const,
  givenBy: "felix",
  own: false,
  at: "2026-01-31T08:00:00.000Z",
  decidedBy: null,
  decidedAt: null,
  note: null,
};

/** Console calls that give members money, each within the limits in `staffLimits` of the brand's files. */
export const staffRewardCalls = {
  giveReward: defineCall({
    name: "giveReward",
    method: "POST",
    path: "/wps/staff/reward",
    staff: "rewards.give",
    audit: { effect: "database" },
    doc: "Grants a bonus or a red envelope to a member, who claims it in the reward centre. The limits of the caller's role apply, per grant and per day of the brand. From `secondPersonFrom` on, the grant is pending until another staff account approves it. Repeating the call with the same requestId grants nothing.",
    input: z.strictObject({
      code: brandCode,
      memberId: z.uuid().describe("Id of the member."),
      kind: z.enum(GIVEN_KINDS).describe("Type of the reward."),
      amount,
      turnoverTimes: typedAmount
        .regex(TIMES)
        .optional()
        .describe("Turnover multiple: at least `staffLimits.turnoverTimes` of the brand; default: the brand's rule."),
      days: z.int().min(1).max(365).optional().describe("Days to claim it; default: the brand's rule."),
      reason: z.string().max(120).describe("Reason; the member sees it."),
      requestId,
    }),
    output: z.object({
      reward: rewardRow.nullable().describe("Granted reward; null while it is pending."),
      pending: grantRow.optional().describe("Grant that needs a second person."),
    }),
    errors: [
      "forbidden",
      "notFound",
      "amountInvalid",
      "reasonRequired",
      "requestConflict",
      "staffAmountLimit",
      "staffDayLimit",
      "turnoverTooLow",
    ],
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
  grants: defineCall({
    name: "grants",
    method: "GET",
    path: "/wps/staff/grants",
    staff: "rewards.give",
    audit: { effect: "none" },
    doc: "Lists the grants of one brand that need or needed a second person, and the caller's limits. Latest grants first.",
    input: z.strictObject({
      code: brandCode,
      state: z.enum(GRANT_STATES).optional().describe("Only grants in this state; all when omitted."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Grants per page."),
    }),
    output: z.object({
      rows: z.array(grantRow).describe("Grants of this page."),
      allowance: z
        .object({
          perGrant: money.describe("Maximum amount of one grant."),
          perDay: money.describe("Maximum total per day of the brand."),
          left: money.describe("Remaining amount of today."),
          secondPersonFrom: money.describe(
            "From this amount on, another staff account must approve; `0.00` for never.",
          ),
          turnoverTimes: z
            .object({
              bonus: turnoverTimes.describe("For a bonus."),
              redEnvelope: turnoverTimes.describe("For a red envelope."),
            })
            .describe("Minimum turnover multiple."),
        })
        .describe("Limits of the caller."),
      currency: z.string().describe("Symbol of the brand's currency."),
      ...paging,
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        rows: [GRANT],
        allowance: {
          perGrant: "1000.00",
          perDay: "5000.00",
          left: "4200.00",
          secondPersonFrom: "500.00",
          turnoverTimes: { bonus: "1", redEnvelope: "0" },
        },
        currency: "P",
        ...{ pageNo: 1, pageSize: 20, total: 1, totalPages: 1 },
      },
    },
  }),
  reviewGrant: defineCall({
    name: "reviewGrant",
    method: "POST",
    path: "/wps/staff/grants/review",
    staff: "rewards.give",
    audit: { effect: "database" },
    doc: "Approves or refuses a pending grant. After approval, the member can claim it in the reward centre. The staff account that requested it can refuse it (withdraw it), but not approve it. A refused grant does not count against the daily limit.",
    input: z.strictObject({
      code: brandCode,
      id: z.uuid().describe("Id of the grant."),
      verdict: z.enum(["approved", "refused"]).describe("Decision."),
      reason: z.string().max(500).optional().describe("Reason; required for a refusal."),
    }),
    output: z.object({ grant: grantRow.describe("Grant after the decision.") }),
    errors: ["forbidden", "notFound", "reasonRequired", "requestConflict", "secondPerson", "staleSave"],
    example: {
      input: { code: "lotus", id: GRANT.id, verdict: "approved" },
      value: { grant: { ...GRANT, state: "given", decidedBy: "greta", decidedAt: "2026-01-31T09:00:00.000Z" } },
    },
  }),
} as const;
