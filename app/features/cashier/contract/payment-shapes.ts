import { z } from "zod";
import { money, time } from "~/platform/wps/shapes";
import { PAYMENT_KINDS, PAYMENT_STATES, SECURITY_STATES } from "../rules/payments";

export const orderId = z.uuid().describe("Id of the order.");

/** Id of a payment method, as in the brand files. */
export const methodId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
  .describe("Id of the payment method.");

/** Fields shared by deposit and withdrawal methods. */
export const methodRow = z.object({
  id: methodId,
  name: z.string().describe("Name of the method."),
  icon: z.string().describe("Name of the icon; empty for none."),
  minimum: money.describe("Minimum amount."),
  maximum: money.describe("Maximum amount."),
  fee: money.describe("Fee of one payment, deducted from the amount."),
  amounts: z.array(money).describe("Suggested amounts; other amounts within the limits are also accepted."),
});

/** A field that a deposit method requests. */
export const methodField = z.object({
  name: z.string().describe("Name of the field."),
  label: z.string().describe("Label of the field."),
  required: z.boolean().describe("True when the field is required."),
  maxLength: z.int().describe("Maximum number of characters."),
});

/** A payout account without its number. */
export const accountRow = z.object({
  id: z.uuid().describe("Id of the account."),
  bank: z.string().describe("Name of the bank or wallet."),
  holder: z.string().describe("Account holder."),
  ending: z.string().describe("Last characters of the account number."),
});

/** An order in member calls. */
export const order = z.object({
  id: orderId,
  kind: z.enum(PAYMENT_KINDS).describe("Direction of the payment."),
  state: z
    .enum(PAYMENT_STATES)
    .describe(
      "Deposit: pending (not paid yet), review (a different amount arrived), credited, failed. Withdrawal: waiting (for review), approved, paid (not confirmed yet), partly, disputed, received, returned, refused, cancelled, failed.",
    ),
  method: z.string().describe("Id of the payment method."),
  methodName: z.string().describe("Name of the method; its id when the brand no longer has it."),
  amount: money.describe("Requested amount."),
  fee: money.describe("Fee, deducted from the amount."),
  net: money.describe("Amount credited or paid out: the received or requested amount minus the fee."),
  security: money.describe("Security deposit of the order; `0.00` for none."),
  securityState: z.enum(SECURITY_STATES).describe("State of the security deposit."),
  received: money.nullable().describe("Amount received, when known."),
  remaining: money.nullable().describe("Outstanding amount of a withdrawal."),
  account: z.string().nullable().describe("Destination account of a withdrawal, without its number."),
  reason: z.string().nullable().describe("Reason given by staff with their decision."),
  createdAt: time.describe("Time of the request."),
  changedAt: time.describe("Time of the last change of state."),
  confirmUntil: time.nullable().describe("From this time, a paid withdrawal counts as received."),
  payUrl: z.string().nullable().describe("Payment page of a pending deposit; null until the provider answers."),
  proofs: z.array(z.uuid()).describe("Ids of the proof pictures, in the order they were sent."),
});

/** One line of an order's history. */
export const orderEvent = z.object({
  action: z.string().describe("New state."),
  at: time.describe("Time of the event."),
});

const AT = "2026-01-31T08:00:00.000Z";

export const ORDER_EXAMPLE = "019413d6-0000-7000-8000-00000000000a";
export const ACCOUNT_EXAMPLE = "019413d6-0000-7000-8000-00000000000b";
export const PROOF_EXAMPLE = "019413d6-0000-7000-8000-00000000000c";

/** A deposit that is not paid yet. */
export const depositExample = {
  id: ORDER_EXAMPLE,
  kind: "deposit",
  state: "pending",
  method: "bank",
  methodName: "Bank transfer",
  amount: "100.00",
  fee: "0.00",
  net: "100.00",
  security: "0.00",
  securityState: "none",
  received: null,
  remaining: null,
  account: null,
  reason: null,
  createdAt: AT,
  changedAt: AT,
  confirmUntil: null,
  payUrl: `/pay/sandbox/${ORDER_EXAMPLE}?ticket=dGlja2V0`,
  proofs: [],
} satisfies z.output<typeof order>;

/** A withdrawal that waits for review. */
export const withdrawalExample = {
  ...depositExample,
  kind: "withdrawal",
  state: "waiting",
  account: "North Bank ···· 6789",
  payUrl: null,
} satisfies z.output<typeof order>;

/** A withdrawal that was paid and waits for confirmation. */
export const paidExample = {
  ...withdrawalExample,
  state: "paid",
  confirmUntil: "2026-02-01T08:00:00.000Z",
} satisfies z.output<typeof order>;
