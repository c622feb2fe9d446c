import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { amount, MONEY_ERRORS, money, pageNo, paging, requestId } from "~/platform/wps/shapes";
import { typedName } from "~/platform/wps/typed";
import { PAYMENT_KINDS, PAYMENT_STATES } from "../rules/payments";
import {
  depositExample,
  methodField,
  methodId,
  methodRow,
  ORDER_EXAMPLE,
  order,
  orderEvent,
  orderId,
} from "./payment-shapes";
import { withdrawCalls } from "./payment-withdraw";

const ticket = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .describe("Value from the address of the page.");

const sandboxExample = { order: ORDER_EXAMPLE, ticket: "dGhlIHRpY2tldCBvZiB0aGUgcGFnZQ" };

/** Cashier calls: deposits, and the orders of both directions (requirement W3 to W5). */
export const paymentCalls = {
  depositMethods: defineCall({
    name: "depositMethods",
    method: "GET",
    path: "/wps/payment/deposit/methods",
    token: true,
    doc: "Lists the deposit methods with their limits, fee and fields.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          methodRow.extend({
            text: z.string().describe("Information shown before the payment; empty for none."),
            fields: z.array(methodField).describe("Required fields in addition to the amount."),
          }),
        )
        .describe("Deposit methods, in the brand's order."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        rows: [
          {
            id: "bank",
            name: "Bank transfer",
            icon: "landmark",
            minimum: "10.00",
            maximum: "50000.00",
            fee: "0.00",
            amounts: ["50.00", "100.00"],
            text: "Usually credited within a minute.",
            fields: [{ name: "payer", label: "Name on the account", required: true, maxLength: 60 }],
          },
        ],
      },
    },
  }),
  deposit: defineCall({
    name: "deposit",
    method: "POST",
    path: "/wps/payment/deposit",
    token: true,
    doc: "Requests a payment from the method's provider. `payUrl` is the payment page; it is null until the provider answers. Repeat the same request then: it asks the provider again and creates no second order.",
    input: z.strictObject({
      method: methodId,
      amount,
      fields: z
        .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/), typedName(200))
        .default({})
        .describe("Values of the method's fields, by name."),
      requestId,
    }),
    output: order,
    errors: [
      "amountLimits",
      "tooManyRequests",
      "depositLimit",
      "timeOut",
      "selfExcluded",
      "selfExcludedForGood",
      ...MONEY_ERRORS,
    ],
    example: {
      input: { method: "bank", amount: "100", requestId: "2f1c6a52-deposit" },
      value: depositExample,
    },
  }),
  orders: defineCall({
    name: "orders",
    method: "GET",
    path: "/wps/payment/orders",
    token: true,
    doc: "Lists the member's orders, newest first.",
    input: z.strictObject({
      kind: z.enum(PAYMENT_KINDS).optional().describe("Only this direction; both when omitted."),
      state: z
        .enum([...PAYMENT_STATES, "open"])
        .optional()
        .describe("Only this state, or `open` for unfinished orders; all when omitted."),
      pageNo,
      pageSize: z.int().min(1).max(50).default(10).describe("Orders per page."),
    }),
    output: z.object({ rows: z.array(order).describe("Orders of this page."), ...paging }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: { kind: "deposit" },
      value: { rows: [depositExample], pageNo: 1, pageSize: 10, total: 1, totalPages: 1 },
    },
  }),
  order: defineCall({
    name: "order",
    method: "GET",
    path: "/wps/payment/order",
    token: true,
    doc: "Returns one order of the member with its history. Asks the provider of a deposit again if it has not answered.",
    input: z.strictObject({ id: orderId }),
    output: order.extend({ events: z.array(orderEvent).describe("History of the order, oldest first.") }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: {
      input: { id: ORDER_EXAMPLE },
      value: { ...depositExample, events: [{ action: "pending", at: depositExample.createdAt }] },
    },
  }),
  sandboxPayment: defineCall({
    name: "sandboxPayment",
    method: "GET",
    path: "/wps/payment/sandbox",
    doc: "Returns a deposit for the page that simulates a payment provider on a demo brand.",
    input: z.strictObject({ order: orderId, ticket }),
    output: z.object({
      amount: money.describe("Amount to pay."),
      methodName: z.string().describe("Name of the method."),
      state: z.enum(PAYMENT_STATES).describe("State of the deposit."),
    }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: { input: sandboxExample, value: { amount: "100.00", methodName: "Bank transfer", state: "pending" } },
  }),
  paySandbox: defineCall({
    name: "paySandbox",
    method: "POST",
    path: "/wps/payment/sandbox",
    doc: "Simulates a provider's report on a demo brand: paid, refused, paid after a refusal, paid twice, or paid with a different amount.",
    input: z.strictObject({
      order: orderId,
      ticket,
      act: z.enum(["approve", "refuse", "late", "duplicate", "wrongAmount"]).describe("Report to simulate."),
    }),
    output: z.object({ state: z.enum(PAYMENT_STATES).describe("State of the deposit after the report.") }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: { input: { ...sandboxExample, act: "approve" }, value: { state: "credited" } },
  }),
  ...withdrawCalls,
} as const;
