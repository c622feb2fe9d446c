import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { amount, brandCode, givenDay, money, pageNo, paging, time } from "~/platform/wps/shapes";
import { typedReference, typedSearch } from "~/platform/wps/typed";
import { PAYMENT_KINDS, PAYMENT_STATES } from "../rules/payments";
import {
  methodId,
  ORDER_EXAMPLE,
  order,
  orderEvent,
  orderId,
  PROOF_EXAMPLE,
  paidExample,
  withdrawalExample,
} from "./payment-shapes";

const version = z.int().describe("What a decision has to name as `expectedVersion`.");
const expectedVersion = z.int().min(0).describe("The `version` that was looked at.");
const reason = z.string().max(500);
const named = { code: brandCode, id: orderId };

/** An order in staff calls. */
export const staffOrder = order.extend({
  number: z.string().describe("What members and staff call the order: the last twelve digits of its id."),
  memberId: z.uuid().describe("The member."),
  memberAccount: z.string().describe("User name of the member."),
  version,
  claimedBy: z.string().nullable().describe("Who of staff looks at it."),
  reviewedBy: z.string().nullable().describe("Who of staff decided."),
  needsTwo: z
    .boolean()
    .describe(
      "Two of staff have to approve it (the brand's `withdrawal.secondPersonFrom`; for a deposit `staffLimits.deposits`).",
    ),
  firstApprovedBy: z.string().nullable().describe("The first of the two; null where nobody has yet."),
  providerReference: z.string().nullable().describe("What the provider, or the bank, calls the payment."),
});

const whole = staffOrder.extend({
  fields: z
    .array(z.object({ name: z.string().describe("The field."), value: z.string().describe("What was filled in.") }))
    .describe("What a deposit asked for; masked for who may not decide on orders."),
  payTo: z
    .object({
      bank: z.string().describe("Name of the bank or wallet."),
      holder: z.string().describe("Whose account it is."),
      number: z.string().describe("Its number."),
    })
    .nullable()
    .describe("Where a withdrawal goes; null for a deposit, and for who may not decide on orders."),
  turnoverRequired: money.describe("What the member still has to bet."),
  events: z
    .array(
      orderEvent.extend({
        actor: z.string().describe("Who: member, provider, time, rule, or `staff:` and a name."),
        note: z.string().nullable().describe("More about it."),
      }),
    )
    .describe("What became of it, the first first."),
});

/** An example of `staffOrder`. */
export const staffExample = {
  ...withdrawalExample,
  number: "00000000000A",
  memberId: "019413d6-0000-7000-8000-000000000000",
  memberAccount: "thea",
  version: 1,
  claimedBy: null,
  reviewedBy: null,
  needsTwo: false,
  firstApprovedBy: null,
  providerReference: null,
};

const decided = (state: "approved" | "paid" | "received", more: object = {}) => ({
  ...staffExample,
  ...more,
  state,
  version: 2,
  reviewedBy: "demo",
});

const DECISION_ERRORS = ["forbidden", "notFound", "notAllowed", "staleSave"] as const;

/** Console calls on payments: the queue, and every staff decision (requirement W3 to W5). */
export const staffPaymentCalls = {
  paymentQueue: defineCall({
    name: "paymentQueue",
    method: "GET",
    path: "/wps/staff/payment/queue",
    staff: "payments.read",
    audit: { effect: "none", kept: { find: "masked" } },
    doc: "Orders of one brand: those where staff have something to do, those of one state, or those that are found by member, number, bank reference, method, amount and day. Lists of what is still open come with the longest waiting first, all others with the newest first. What was looked for is kept masked.",
    input: z.strictObject({
      code: brandCode,
      kind: z.enum(PAYMENT_KINDS).optional().describe("One direction; both when left out."),
      state: z
        .enum([...PAYMENT_STATES, "staff", "all"])
        .optional()
        .describe(
          "One state, `staff` for whatever waits for staff, or `all`; left out: `all` with something to look for, else `staff`.",
        ),
      find: typedSearch(100)
        .optional()
        .describe(
          "Order number, bank reference or its beginning, or a member's name, part of a name, id, mobile number or e-mail address.",
        ),
      memberId: z.uuid().optional().describe("Orders of this member."),
      method: methodId.optional().describe("Orders by this payment method."),
      amountFrom: amount.optional().describe("The least amount."),
      amountTo: amount.optional().describe("The greatest amount."),
      from: givenDay.optional().describe("First day on which they were asked for, in the brand's time zone."),
      to: givenDay.optional().describe("Last day."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(50).describe("Orders a page."),
    }),
    output: z.object({
      rows: z.array(staffOrder).describe("The orders of this page."),
      methods: z
        .array(z.object({ id: methodId, name: z.string().describe("Its name.") }))
        .describe("The brand's payment methods, for `method`."),
      ...paging,
    }),
    errors: ["amountInvalid", "forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        rows: [staffExample],
        methods: [{ id: "bank", name: "Bank transfer" }],
        pageNo: 1,
        pageSize: 50,
        total: 1,
        totalPages: 1,
      },
    },
  }),
  paymentOrder: defineCall({
    name: "paymentOrder",
    method: "GET",
    path: "/wps/staff/payment/order",
    staff: "payments.read",
    audit: { effect: "database" },
    doc: "One order with its history; for who may decide, with all that a decision needs. Who opened where a withdrawal goes, and when, is kept.",
    input: z.strictObject(named),
    output: whole,
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", id: ORDER_EXAMPLE },
      value: {
        ...staffExample,
        fields: [],
        payTo: { bank: "North Bank", holder: "Thea Lund", number: "00123456789" },
        turnoverRequired: "0.00",
        events: [{ action: "waiting", actor: "member", note: null, at: withdrawalExample.createdAt }],
      },
    },
  }),
  claimOrder: defineCall({
    name: "claimOrder",
    method: "POST",
    path: "/wps/staff/payment/claim",
    staff: "payments.review",
    audit: { effect: "database" },
    doc: "Takes an order, so that others see who looks at it: from then on nobody else decides it. Another may take it over the same way; `release` lets go of it.",
    input: z.strictObject({
      ...named,
      release: z.boolean().default(false).describe("Lets go of it instead."),
      expectedVersion,
    }),
    output: staffOrder,
    errors: ["forbidden", "notFound", "staleSave"],
    example: {
      input: { code: "lotus", id: ORDER_EXAMPLE, expectedVersion: 1 },
      value: { ...staffExample, version: 2, claimedBy: "demo" },
    },
  }),
  reviewOrder: defineCall({
    name: "reviewOrder",
    method: "POST",
    path: "/wps/staff/payment/review",
    staff: "payments.review",
    audit: { effect: "database" },
    doc: "Approves or refuses a withdrawal that waits, or a deposit of which another amount came: approved, what came is credited, within the limits of one's role. From the brand's line on (`needsTwo`) a withdrawal stays as it is after the first approval, for another member of staff to approve. A refusal needs a reason, which the member reads; what was set aside comes back.",
    input: z.strictObject({
      ...named,
      verdict: z.enum(["approved", "refused"]).describe("The decision."),
      reason: reason.optional().describe("Why, in a few words; needed for a refusal."),
      expectedVersion,
    }),
    output: staffOrder,
    errors: [...DECISION_ERRORS, "reasonRequired", "secondPerson", "staffAmountLimit", "staffDayLimit"],
    example: {
      input: { code: "lotus", id: ORDER_EXAMPLE, verdict: "approved", expectedVersion: 1 },
      value: decided("approved"),
    },
  }),
  settleWithdrawal: defineCall({
    name: "settleWithdrawal",
    method: "POST",
    path: "/wps/staff/payment/settle",
    staff: "payments.review",
    audit: { effect: "database" },
    doc: "Says that an approved withdrawal was paid out, which its member then confirms, or that the payment failed: then the money comes back.",
    input: z.strictObject({
      ...named,
      outcome: z.enum(["paid", "failed"]).describe("What became of the payment."),
      reference: typedReference(100).optional().describe("What the bank calls the payment."),
      reason: reason.optional().describe("Why it failed; needed then."),
      expectedVersion,
    }),
    output: staffOrder,
    errors: [...DECISION_ERRORS, "reasonRequired"],
    example: {
      input: { code: "lotus", id: ORDER_EXAMPLE, outcome: "paid", reference: "NB-20260131-17", expectedVersion: 1 },
      value: decided("paid", { confirmUntil: paidExample.confirmUntil, providerReference: "NB-20260131-17" }),
    },
  }),
  forceReceived: defineCall({
    name: "forceReceived",
    method: "POST",
    path: "/wps/staff/payment/force",
    staff: "payments.review",
    audit: { effect: "database" },
    doc: "Makes a paid withdrawal count as received without its member's word. The security deposit is not given back.",
    input: z.strictObject({ ...named, reason: reason.describe("Why."), expectedVersion }),
    output: staffOrder,
    errors: [...DECISION_ERRORS, "reasonRequired"],
    example: {
      input: { code: "lotus", id: ORDER_EXAMPLE, reason: "The bank confirmed the receipt.", expectedVersion: 1 },
      value: decided("received", { received: "100.00", remaining: "0.00" }),
    },
  }),
  resolveDispute: defineCall({
    name: "resolveDispute",
    method: "POST",
    path: "/wps/staff/payment/dispute",
    staff: "payments.review",
    audit: { effect: "database" },
    doc: "Decides about a withdrawal that its member says did not come. `returned`: the member is right, what is missing goes back to the wallet, and the security deposit with it. `received`: it came, and the deposit is kept.",
    input: z.strictObject({
      ...named,
      verdict: z.enum(["returned", "received"]).describe("The decision."),
      reason: reason.describe("Why; the member reads it."),
      expectedVersion,
    }),
    output: staffOrder,
    errors: [...DECISION_ERRORS, "reasonRequired"],
    example: {
      input: {
        code: "lotus",
        id: ORDER_EXAMPLE,
        verdict: "received",
        reason: "The bank has shown us the credit note.",
        expectedVersion: 1,
      },
      value: decided("received", { received: "100.00", remaining: "0.00" }),
    },
  }),
  paymentProof: defineCall({
    name: "paymentProof",
    method: "GET",
    path: "/wps/staff/payment/proof",
    staff: "payments.review",
    audit: { effect: "database" },
    doc: "One picture of an order. Who opened it, and when, is kept.",
    input: z.strictObject({ code: brandCode, id: z.uuid().describe("Names the picture.") }),
    output: z.object({
      id: z.uuid().describe("Names the picture."),
      order: orderId,
      at: time.describe("When it came."),
      width: z.int().describe("Pixels."),
      height: z.int().describe("Pixels."),
      jpeg: z.string().describe("The picture, a JPEG in base64."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", id: PROOF_EXAMPLE },
      value: {
        id: PROOF_EXAMPLE,
        order: ORDER_EXAMPLE,
        at: withdrawalExample.createdAt,
        width: 1600,
        height: 1200,
        jpeg: "/9j/2wBD",
      },
    },
  }),
} as const;
