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

const version = z.int().describe("Version of the order; send it as `expectedVersion` of a decision.");
const expectedVersion = z.int().min(0).describe("The `version` on which the decision is based.");
const reason = z.string().max(500);
const named = { code: brandCode, id: orderId };

/** An order in staff calls. */
export const staffOrder = order.extend({
  number: z.string().describe("Order number shown to members and staff: the last twelve digits of the id."),
  memberId: z.uuid().describe("Id of the member."),
  memberAccount: z.string().describe("User name of the member."),
  version,
  claimedBy: z.string().nullable().describe("Staff account that claimed the order."),
  reviewedBy: z.string().nullable().describe("Staff account that decided."),
  needsTwo: z
    .boolean()
    .describe(
      "True when two staff accounts must approve it (the brand's `withdrawal.secondPersonFrom`; for a deposit `staffLimits.deposits`).",
    ),
  firstApprovedBy: z.string().nullable().describe("Staff account of the first of two approvals; null for none yet."),
  providerReference: z.string().nullable().describe("Reference of the payment at the provider or the bank."),
});

const whole = staffOrder.extend({
  fields: z
    .array(z.object({ name: z.string().describe("Name of the field."), value: z.string().describe("Entered value.") }))
    .describe("Fields of a deposit; masked without permission to decide on orders."),
  payTo: z
    .object({
      bank: z.string().describe("Name of the bank or wallet."),
      holder: z.string().describe("Account holder."),
      number: z.string().describe("Account number."),
    })
    .nullable()
    .describe("Destination of a withdrawal; null for a deposit, and without permission to decide on orders."),
  turnoverRequired: money.describe("Amount that the member must still bet."),
  events: z
    .array(
      orderEvent.extend({
        actor: z.string().describe("Author: member, provider, time, rule, or `staff:` and a name."),
        note: z.string().nullable().describe("Additional information."),
      }),
    )
    .describe("History of the order, oldest first."),
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
    doc: "Lists orders of one brand: those that need staff action, those in one state, or those that match a search by member, number, bank reference, method, amount and day. Lists of open orders show the longest waiting first, all others the newest first. The search terms are logged masked.",
    input: z.strictObject({
      code: brandCode,
      kind: z.enum(PAYMENT_KINDS).optional().describe("Only this direction; both when omitted."),
      state: z
        .enum([...PAYMENT_STATES, "staff", "all"])
        .optional()
        .describe(
          "One state, `staff` for orders that need staff action, or `all`. Default: `all` with a search, otherwise `staff`.",
        ),
      find: typedSearch(100)
        .optional()
        .describe(
          "Order number, bank reference or its beginning, or a member's name, part of a name, id, mobile number or e-mail address.",
        ),
      memberId: z.uuid().optional().describe("Only orders of this member."),
      method: methodId.optional().describe("Only orders of this payment method."),
      amountFrom: amount.optional().describe("Minimum amount."),
      amountTo: amount.optional().describe("Maximum amount."),
      from: givenDay.optional().describe("First day of the request, in the brand's time zone."),
      to: givenDay.optional().describe("Last day of the request."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(50).describe("Orders per page."),
    }),
    output: z.object({
      rows: z.array(staffOrder).describe("Orders of this page."),
      methods: z
        .array(z.object({ id: methodId, name: z.string().describe("Name of the method.") }))
        .describe("Payment methods of the brand, for `method`."),
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
    doc: "Returns one order with its history; with permission to decide, also the data that a decision needs. Access to the destination of a withdrawal is logged.",
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
    doc: "Claims an order, so that other staff see who works on it and cannot decide on it. Another staff account can take it over with the same call; `release` gives it up.",
    input: z.strictObject({
      ...named,
      release: z.boolean().default(false).describe("Gives up the order instead."),
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
    doc: "Approves or refuses a waiting withdrawal, or a deposit with a different amount. An approved deposit credits the received amount, within the limits of the role. From the brand's limit on (`needsTwo`), a withdrawal needs a second approval by another staff account and keeps its state after the first. A refusal needs a reason, which the member sees; the reserved money is released.",
    input: z.strictObject({
      ...named,
      verdict: z.enum(["approved", "refused"]).describe("Decision."),
      reason: reason.optional().describe("Short reason; required for a refusal."),
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
    doc: "Records that an approved withdrawal was paid out (the member then confirms it), or that the payment failed (the money is returned).",
    input: z.strictObject({
      ...named,
      outcome: z.enum(["paid", "failed"]).describe("Result of the payment."),
      reference: typedReference(100).optional().describe("Reference of the payment at the bank."),
      reason: reason.optional().describe("Reason of the failure; required for `failed`."),
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
    doc: "Marks a paid withdrawal as received without the member's confirmation. The security deposit is not returned.",
    input: z.strictObject({ ...named, reason: reason.describe("Reason."), expectedVersion }),
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
    doc: "Decides on a withdrawal that the member reported as not received. `returned`: the report is correct; the missing amount and the security deposit are returned to the wallet. `received`: it arrived; the security deposit is kept.",
    input: z.strictObject({
      ...named,
      verdict: z.enum(["returned", "received"]).describe("Decision."),
      reason: reason.describe("Reason; the member sees it."),
      expectedVersion,
    }),
    output: staffOrder,
    errors: [...DECISION_ERRORS, "reasonRequired"],
    example: {
      input: {
        code: "lotus",
        id: ORDER_EXAMPLE,
        verdict: "received",
        reason: "The bank confirmed the payment.",
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
    doc: "Returns one picture of an order. Each access is logged with account and time.",
    input: z.strictObject({ code: brandCode, id: z.uuid().describe("Id of the picture.") }),
    output: z.object({
      id: z.uuid().describe("Id of the picture."),
      order: orderId,
      at: time.describe("Time of the upload."),
      width: z.int().describe("Width in pixels."),
      height: z.int().describe("Height in pixels."),
      jpeg: z.string().describe("Picture, JPEG in base64."),
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
