import { z } from "zod";
import { money, time } from "~/platform/wps/shapes";
import { PAYMENT_KINDS, PAYMENT_STATES, SECURITY_STATES } from "../rules/payments";

export const orderId = z.uuid().describe("Names the order.");

/** Id of a payment method, as in the brand files. */
export const methodId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
  .describe("Id of the payment method.");

/** Fields shared by deposit and withdrawal methods. */
export const methodRow = z.object({
  id: methodId,
  name: z.string().describe("Its name."),
  icon: z.string().describe("Name of its icon; empty for none."),
  minimum: money.describe("The least amount."),
  maximum: money.describe("The greatest amount."),
  fee: money.describe("Fee of one payment: it is taken from the amount."),
  amounts: z.array(money).describe("Amounts to choose from; any other within the limits is as good."),
});

/** A field that a deposit method requests. */
export const methodField = z.object({
  name: z.string().describe("The field."),
  label: z.string().describe("What stands over it."),
  required: z.boolean().describe("Has to be filled in."),
  maxLength: z.int().describe("The most characters."),
});

/** A payout account without its number. */
export const accountRow = z.object({
  id: z.uuid().describe("Names the account."),
  bank: z.string().describe("Name of the bank or wallet."),
  holder: z.string().describe("Whose account it is."),
  ending: z.string().describe("The last characters of its number."),
});

/** An order in member calls. */
export const order = z.object({
  id: orderId,
  kind: z.enum(PAYMENT_KINDS).describe("The direction."),
  state: z
    .enum(PAYMENT_STATES)
    .describe(
      "Deposit: pending (not paid yet), review (another amount came), credited, failed. Withdrawal: waiting (for review), approved, paid (to be confirmed), partly, disputed, received, returned, refused, cancelled, failed.",
    ),
  method: z.string().describe("Id of the method."),
  methodName: z.string().describe("Name of the method; its id where the brand has it no more."),
  amount: money.describe("What was asked for."),
  fee: money.describe("Fee, taken from the amount."),
  net: money.describe("Amount less fee: what is credited, or paid out."),
  security: money.describe("Security deposit that was set aside; `0.00` for none."),
  securityState: z.enum(SECURITY_STATES).describe("What became of it."),
  received: money.nullable().describe("What came, as far as it is known."),
  remaining: money.nullable().describe("What of a withdrawal is still to come."),
  account: z.string().nullable().describe("Where a withdrawal goes, without its number."),
  reason: z.string().nullable().describe("What staff said with their decision."),
  createdAt: time.describe("When it was asked for."),
  changedAt: time.describe("When its state last changed."),
  confirmUntil: time.nullable().describe("A paid withdrawal counts as received from then on."),
  payUrl: z.string().nullable().describe("Where to pay a pending deposit; null while the provider has not answered."),
  proofs: z.array(z.uuid()).describe("Pictures that were sent with it, the first first."),
});

/** One line of an order's history. */
export const orderEvent = z.object({
  action: z.string().describe("The state that it came to."),
  at: time.describe("When."),
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
