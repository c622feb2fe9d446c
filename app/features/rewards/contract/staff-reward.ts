import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { amount, brandCode, money, pageNo, paging, requestId, time } from "~/platform/wps/shapes";
import { typedAmount } from "~/platform/wps/typed";
import { GIVEN_KINDS, GRANT_STATES } from "../rules/rewards";
import { exampleReward, rewardRow } from "./reward";

const TIMES = /^(0|[1-9]\d{0,2})(\.\d{1,4})?$/;
const turnoverTimes = z.string().regex(TIMES);

const grantRow = z.object({
  id: z.uuid().describe("Names the grant."),
  memberId: z.uuid().describe("The member."),
  memberAccount: z.string().describe("User name of the member."),
  kind: z.enum(GIVEN_KINDS).describe("What it is."),
  amount: money.describe("What it pays."),
  toBet: money.describe("What has to be bet once it is claimed, before money is paid out."),
  reason: z.string().describe("What it is for; the member reads it."),
  state: z.enum(GRANT_STATES).describe("pending: another member of staff has to approve it."),
  givenBy: z.string().describe("Who of staff gives it."),
  own: z.boolean().describe("Whether who asks gives it: then somebody else has to approve it."),
  at: time.describe("When it was started."),
  decidedBy: z.string().nullable().describe("Who of staff decided; null while it is pending."),
  decidedAt: time.nullable().describe("When that was."),
  note: z.string().nullable().describe("Why it was refused."),
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
    doc: "Gives a member a bonus or a red envelope, which then waits in the reward centre. The limits of one's role hold, at once and by day of the brand. From `secondPersonFrom` on it is pending until another member of staff approves it. The same requestId again gives nothing more.",
    input: z.strictObject({
      code: brandCode,
      memberId: z.uuid().describe("The member."),
      kind: z.enum(GIVEN_KINDS).describe("What it is."),
      amount,
      turnoverTimes: typedAmount
        .regex(TIMES)
        .optional()
        .describe(
          "How many times it has to be bet: at least `staffLimits.turnoverTimes` of the brand; the brand's rule without it.",
        ),
      days: z.int().min(1).max(365).optional().describe("How many days it waits; the brand's rule without it."),
      reason: z.string().max(120).describe("What it is for; the member reads it."),
      requestId,
    }),
    output: z.object({
      reward: rewardRow.nullable().describe("What was given; null while it is pending."),
      pending: grantRow.optional().describe("The grant, where it needs a second person."),
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
    doc: "Grants of one brand that need or needed a second person, the latest first, and what one may give oneself.",
    input: z.strictObject({
      code: brandCode,
      state: z.enum(GRANT_STATES).optional().describe("Only those; all when left out."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Grants a page."),
    }),
    output: z.object({
      rows: z.array(grantRow).describe("The grants of this page."),
      allowance: z
        .object({
          perGrant: money.describe("The greatest amount at once."),
          perDay: money.describe("What one may give in a day of the brand."),
          left: money.describe("What is left of it today."),
          secondPersonFrom: money.describe("From this amount on another has to approve; `0.00`: never."),
          turnoverTimes: z
            .object({
              bonus: turnoverTimes.describe("Of a bonus."),
              redEnvelope: turnoverTimes.describe("Of a red envelope."),
            })
            .describe("How many times it has to be bet at least."),
        })
        .describe("What who asks may give."),
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
    doc: "Approves or refuses a pending grant. Approved, it waits for its member in the reward centre. Who started it may refuse it (take it back) and not approve it. Refused, it does not count to the day of who started it.",
    input: z.strictObject({
      code: brandCode,
      id: z.uuid().describe("Names the grant."),
      verdict: z.enum(["approved", "refused"]).describe("The decision."),
      reason: z.string().max(500).optional().describe("Why; needed for a refusal."),
    }),
    output: z.object({ grant: grantRow.describe("The grant after it.") }),
    errors: ["forbidden", "notFound", "reasonRequired", "requestConflict", "secondPerson", "staleSave"],
    example: {
      input: { code: "lotus", id: GRANT.id, verdict: "approved" },
      value: { grant: { ...GRANT, state: "given", decidedBy: "greta", decidedAt: "2026-01-31T09:00:00.000Z" } },
    },
  }),
} as const;
