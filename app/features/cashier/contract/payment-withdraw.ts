import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import {
  amount,
  MONEY_ERRORS,
  money,
  PAYOUT_ERRORS,
  PICTURE_BODY_KB,
  PICTURE_ERRORS,
  pictureFile,
  requestId,
} from "~/platform/wps/shapes";
import { typedAccountNumber, typedName, typedPassword } from "~/platform/wps/typed";
import {
  ACCOUNT_EXAMPLE,
  accountRow,
  methodId,
  methodRow,
  ORDER_EXAMPLE,
  order,
  orderId,
  PROOF_EXAMPLE,
  paidExample,
  withdrawalExample,
} from "./payment-shapes";

const accountExample = { id: ACCOUNT_EXAMPLE, bank: "North Bank", holder: "Thea Lund", ending: "6789" };
const accounts = z.object({ rows: z.array(accountRow).describe("The member's accounts, oldest first.") });

/** A grey picture of 16 × 16 px. */
const PNG_EXAMPLE =
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQoz2PoIBEwjGoY1TB8NQAA56CYEJ8O10wAAAAASUVORK5CYII=";

const SITE_ERRORS = ["regionForbidden", "maintenance"] as const;

/** Withdrawal calls: accounts, withdrawals and their confirmation (requirement W4, W5). */
export const withdrawCalls = {
  withdrawMethods: defineCall({
    name: "withdrawMethods",
    method: "GET",
    path: "/wps/payment/withdraw/methods",
    token: true,
    doc: "Returns the withdrawal methods, the member's accounts, and the conditions for a withdrawal: turnover, daily limits, identity check, payment password.",
    input: z.strictObject({}),
    output: z.object({
      rows: z.array(methodRow).describe("Withdrawal methods, in the brand's order."),
      accounts: accounts.shape.rows,
      available: money.describe("Balance of the main wallet."),
      turnoverRequired: money.describe("Amount that must still be bet before a withdrawal."),
      security: money.describe(
        "Security deposit reserved with a withdrawal until receipt is confirmed; `0.00` for none.",
      ),
      dayAmount: money.describe("Amount that can still be withdrawn or sent to the upline today."),
      dayCount: z.int().describe("Number of withdrawals and transfers to the upline still possible today."),
      confirmMinutes: z.int().describe("Minutes after which a paid withdrawal counts as received."),
      identity: z.boolean().describe("True when the identity check does not prevent a withdrawal."),
      paymentPassword: z.boolean().describe("True when a payment password is set; it is required for withdrawals."),
    }),
    errors: SITE_ERRORS,
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
          },
        ],
        accounts: [accountExample],
        available: "1234.50",
        turnoverRequired: "0.00",
        security: "0.00",
        dayAmount: "100000.00",
        dayCount: 5,
        confirmMinutes: 1440,
        identity: true,
        paymentPassword: true,
      },
    },
  }),
  bankAccounts: defineCall({
    name: "bankAccounts",
    method: "GET",
    path: "/wps/payment/accounts",
    token: true,
    doc: "Lists the accounts for the member's withdrawals. Account numbers are never returned.",
    input: z.strictObject({}),
    output: accounts,
    errors: SITE_ERRORS,
    example: { input: {}, value: { rows: [accountExample] } },
  }),
  addBankAccount: defineCall({
    name: "addBankAccount",
    method: "POST",
    path: "/wps/payment/accounts",
    token: true,
    doc: "Adds an account for withdrawals, at most five. The holder must be the member's payee name, if known.",
    input: z.strictObject({
      bank: typedName(60).min(2).describe("Name of the bank or wallet."),
      holder: typedName(60).min(2).describe("Account holder."),
      number: typedAccountNumber.describe("Account number, IBAN or wallet id; spaces and hyphens are ignored."),
    }),
    output: accounts,
    errors: ["quotaExceeded", ...SITE_ERRORS],
    example: {
      input: { bank: "North Bank", holder: "Thea Lund", number: "00123456789" },
      value: { rows: [accountExample] },
    },
  }),
  removeBankAccount: defineCall({
    name: "removeBankAccount",
    method: "DELETE",
    path: "/wps/payment/accounts",
    token: true,
    doc: "Removes an account. Withdrawals in progress to this account continue.",
    input: z.strictObject({ id: z.uuid().describe("Id of the account.") }),
    output: accounts,
    errors: ["notFound", ...SITE_ERRORS],
    example: { input: { id: ACCOUNT_EXAMPLE }, value: { rows: [] } },
  }),
  withdraw: defineCall({
    name: "withdraw",
    method: "POST",
    path: "/wps/payment/withdraw",
    token: true,
    encrypted: true,
    doc: "Requests a withdrawal. The amount and the brand's security deposit are reserved immediately; staff review the request.",
    input: z.strictObject({
      method: methodId,
      account: z.uuid().describe("Destination: one of the member's accounts."),
      amount,
      paymentPassword: typedPassword.min(1).describe("The payment password."),
      requestId,
    }),
    output: order,
    errors: [...PAYOUT_ERRORS, ...MONEY_ERRORS],
    example: {
      input: {
        method: "bank",
        account: ACCOUNT_EXAMPLE,
        amount: "100",
        paymentPassword: "246813",
        requestId: "2f1c6a52-withdraw",
      },
      value: withdrawalExample,
    },
  }),
  cancelWithdrawal: defineCall({
    name: "cancelWithdrawal",
    method: "POST",
    path: "/wps/payment/withdraw/cancel",
    token: true,
    doc: "Cancels a withdrawal that waits for review and releases the reserved money. An approved withdrawal cannot be cancelled.",
    input: z.strictObject({ order: orderId }),
    output: order,
    errors: ["notFound", "orderClosed", ...SITE_ERRORS],
    example: { input: { order: ORDER_EXAMPLE }, value: { ...withdrawalExample, state: "cancelled" } },
  }),
  uploadProof: defineCall({
    name: "uploadProof",
    method: "POST",
    path: "/wps/payment/proof",
    token: true,
    bodyLimitKb: PICTURE_BODY_KB,
    doc: "Uploads a picture as proof that a paid withdrawal did not arrive. The picture (such as a bank statement) is a PNG or JPEG. At most three per order.",
    input: z.strictObject({ order: orderId, file: pictureFile }),
    output: z.object({ id: z.uuid().describe("Id of the picture, for `proofs` of `confirmWithdrawal`.") }),
    errors: ["notFound", "orderClosed", "proofType", "proofLimit", ...PICTURE_ERRORS, ...SITE_ERRORS],
    example: { input: { order: ORDER_EXAMPLE, file: PNG_EXAMPLE }, value: { id: PROOF_EXAMPLE } },
  }),
  confirmWithdrawal: defineCall({
    name: "confirmWithdrawal",
    method: "POST",
    path: "/wps/payment/withdraw/confirmation",
    token: true,
    doc: "Reports whether a paid withdrawal arrived: completely (`received`, or `fullyPaid` when it arrived in parts), partly (`partly`, with the received and the outstanding amount), or not at all (`notReceived`, with proof). The security deposit is returned when everything has arrived.",
    input: z.strictObject({
      order: orderId,
      outcome: z.enum(["received", "partly", "notReceived", "fullyPaid"]).describe("Result of the payment."),
      received: amount.optional().describe("Amount received so far; for `partly`."),
      remaining: amount.optional().describe("Outstanding amount for `partly`; amount paid out for `received`."),
      proofs: z
        .array(z.uuid())
        .max(3)
        .default([])
        .describe("Pictures of `uploadProof`; at least one for `notReceived`."),
    }),
    output: order,
    errors: ["notFound", "orderClosed", "proofFirst", "amountInvalid", ...SITE_ERRORS],
    example: {
      input: { order: ORDER_EXAMPLE, outcome: "received" },
      value: { ...paidExample, state: "received", received: "100.00", remaining: "0.00", confirmUntil: null },
    },
  }),
} as const;
