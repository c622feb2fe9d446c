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
const accounts = z.object({ rows: z.array(accountRow).describe("One's own accounts, the oldest first.") });

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
    doc: "The ways to have money paid out, one's accounts, and what stands in the way: turnover, limits of the day, identity, payment password.",
    input: z.strictObject({}),
    output: z.object({
      rows: z.array(methodRow).describe("The methods, in the brand's order."),
      accounts: accounts.shape.rows,
      available: money.describe("What is in the main wallet."),
      turnoverRequired: money.describe("What still has to be bet before."),
      security: money.describe("Set aside with a withdrawal until its receipt is confirmed; `0.00` for none."),
      dayAmount: money.describe("What may still leave today, withdrawals and transfers to the upline together."),
      dayCount: z.int().describe("How many withdrawals and transfers to the upline may still be asked for today."),
      confirmMinutes: z.int().describe("Minutes after which a paid withdrawal counts as received."),
      identity: z.boolean().describe("True when nothing is in the way as far as identity goes."),
      paymentPassword: z.boolean().describe("True when one is set: without it nothing is paid out."),
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
    doc: "The accounts that one's withdrawals may go to. Their numbers are never given back.",
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
    doc: "Adds an account, at most five. Where the member's payee name is known it has to be the holder's.",
    input: z.strictObject({
      bank: typedName(60).min(2).describe("Name of the bank or wallet."),
      holder: typedName(60).min(2).describe("Whose account it is."),
      number: typedAccountNumber.describe("Its number, an IBAN or a wallet's id; blanks and hyphens are left out."),
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
    doc: "Removes an account. Withdrawals that are on their way go to it all the same.",
    input: z.strictObject({ id: z.uuid().describe("Names the account.") }),
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
    doc: "Asks for money to be paid out. The amount, and the brand's security deposit with it, is set aside at once; staff review it.",
    input: z.strictObject({
      method: methodId,
      account: z.uuid().describe("Where it goes: one of one's accounts."),
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
    doc: "Takes a withdrawal back that still waits for review; all that was set aside is there again. Once it is approved it can no longer be taken back.",
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
    doc: "Sends a picture that shows that a paid withdrawal did not come, e.g. of the bank's statement: PNG or JPEG, at most three an order.",
    input: z.strictObject({ order: orderId, file: pictureFile }),
    output: z.object({ id: z.uuid().describe("What `confirmWithdrawal` names in `proofs`.") }),
    errors: ["notFound", "orderClosed", "proofType", "proofLimit", ...PICTURE_ERRORS, ...SITE_ERRORS],
    example: { input: { order: ORDER_EXAMPLE, file: PNG_EXAMPLE }, value: { id: PROOF_EXAMPLE } },
  }),
  confirmWithdrawal: defineCall({
    name: "confirmWithdrawal",
    method: "POST",
    path: "/wps/payment/withdraw/confirmation",
    token: true,
    doc: "Says whether a paid withdrawal came: all of it (`received`; `fullyPaid` where it came in parts), a part (`partly`, with what came and what is still to come), or nothing (`notReceived`, with proof). The security deposit comes back once all is there.",
    input: z.strictObject({
      order: orderId,
      outcome: z.enum(["received", "partly", "notReceived", "fullyPaid"]).describe("What came."),
      received: amount.optional().describe("What came so far; for `partly`."),
      remaining: amount
        .optional()
        .describe("What is still to come; for `partly`. With `received` it is what was paid out."),
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
