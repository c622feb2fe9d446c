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
  .describe("Came with the address of the page.");

const sandboxExample = { order: ORDER_EXAMPLE, ticket: "dGhlIHRpY2tldCBvZiB0aGUgcGFnZQ" };

/** Cashier calls: deposits, and the orders of both directions (requirement W3 to W5). */
export const paymentCalls = {
  depositMethods: defineCall({
    name: "depositMethods",
    method: "GET",
    path: "/wps/payment/deposit/methods",
    token: true,
    doc: "The ways to pay money in, with their limits, fee and fields.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          methodRow.extend({
            text: z.string().describe("What to know before; empty for nothing."),
            fields: z.array(methodField).describe("What is asked for beside the amount."),
          }),
        )
        .describe("The methods, in the brand's order."),
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
    doc: "Asks the method's provider for a payment. `payUrl` leads to it; null where the provider has not answered yet: then the same request again asks it again, and creates nothing twice.",
    input: z.strictObject({
      method: methodId,
      amount,
      fields: z
        .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/), typedName(200))
        .default({})
        .describe("What the method asks for, by name."),
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
    doc: "One's own orders, the newest first.",
    input: z.strictObject({
      kind: z.enum(PAYMENT_KINDS).optional().describe("One direction; both when left out."),
      state: z
        .enum([...PAYMENT_STATES, "open"])
        .optional()
        .describe("One state, or `open`: what is still to be done. All when left out."),
      pageNo,
      pageSize: z.int().min(1).max(50).default(10).describe("Orders a page."),
    }),
    output: z.object({ rows: z.array(order).describe("The orders of this page."), ...paging }),
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
    doc: "One of one's own orders with its history. Of a deposit whose provider did not answer, the provider is asked again.",
    input: z.strictObject({ id: orderId }),
    output: order.extend({ events: z.array(orderEvent).describe("What became of it, the first first.") }),
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
    doc: "What the page shows that stands in for a payment provider on a demo brand.",
    input: z.strictObject({ order: orderId, ticket }),
    output: z.object({
      amount: money.describe("What is to be paid."),
      methodName: z.string().describe("Name of the method."),
      state: z.enum(PAYMENT_STATES).describe("Where the deposit stands."),
    }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: { input: sandboxExample, value: { amount: "100.00", methodName: "Bank transfer", state: "pending" } },
  }),
  paySandbox: defineCall({
    name: "paySandbox",
    method: "POST",
    path: "/wps/payment/sandbox",
    doc: "Says what a provider would say of a payment, on a demo brand: that it was paid or refused, paid after it was refused, paid twice, or paid with another amount.",
    input: z.strictObject({
      order: orderId,
      ticket,
      act: z.enum(["approve", "refuse", "late", "duplicate", "wrongAmount"]).describe("What to say."),
    }),
    output: z.object({ state: z.enum(PAYMENT_STATES).describe("Where the deposit stands after it.") }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: { input: { ...sandboxExample, act: "approve" }, value: { state: "credited" } },
  }),
  ...withdrawCalls,
} as const;
