import { z } from "zod";
import { ACCOUNT_EXAMPLE, accountRow, methodId } from "~/features/cashier/contract/payment-shapes";
import { staffExample, staffOrder } from "~/features/cashier/contract/staff-payment";
import { defineCall } from "~/platform/wps/define";
import { brandCode, money, time } from "~/platform/wps/shapes";
import { typedAccountNumber, typedName } from "~/platform/wps/typed";
import { memberId, PLAYER_EXAMPLE, whyReason } from "./staff-player-shapes";

const named = { code: brandCode, memberId };
const example = { code: "lotus", memberId: PLAYER_EXAMPLE };
const typed = typedName(60).min(2);

/** Console calls that pay out the balance of an excluded member, who cannot sign in to request it (requirement W9). */
export const staffPayoutCalls = {
  playerPayout: defineCall({
    name: "playerPayout",
    method: "GET",
    path: "/wps/staff/player/payout",
    staff: "payments.review",
    audit: { effect: "none" },
    doc: "Returns the amount that can be paid out to an excluded member, and the possible accounts. The amount is the balance of all wallets without bonuses that still need turnover. The member's own money needs no turnover.",
    input: z.strictObject(named),
    output: z.object({
      excluded: z
        .boolean()
        .describe("True when an exclusion is in force; otherwise no payout is possible with this call."),
      until: time.nullable().describe("End of the exclusion; null for never."),
      amount: money.describe("Amount to pay out."),
      kept: money.describe("Bonuses that still need turnover; they stay in the account."),
      methods: z
        .array(z.object({ id: methodId, name: z.string().describe("Name of the method.") }))
        .describe("Withdrawal methods of the brand."),
      accounts: z.array(accountRow).describe("Accounts of the member, oldest first."),
      nameKnown: z.boolean().describe("True when the holder of a new account must be the member's payee name."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: example,
      value: {
        excluded: true,
        until: null,
        amount: "1234.50",
        kept: "0.00",
        methods: [{ id: "bank", name: "Bank transfer" }],
        accounts: [{ id: ACCOUNT_EXAMPLE, bank: "North Bank", holder: "Thea Lund", ending: "6789" }],
        nameKnown: true,
      },
    },
  }),
  payOutBalance: defineCall({
    name: "payOutBalance",
    method: "POST",
    path: "/wps/staff/player/payout",
    staff: "payments.review",
    audit: { effect: "database", kept: { number: "hidden" } },
    doc: "Creates a withdrawal of the amount of `playerPayout` for an excluded member. It goes to one of the member's accounts or to a new account of the member. It waits for review, costs no fee, and counts as received after the brand's time. If two approvals are needed, the caller counts as the first; this also applies to a new account of a member without a known payee name.",
    input: z.strictObject({
      ...named,
      method: methodId,
      account: z
        .uuid()
        .optional()
        .describe("One of the member's accounts; when omitted, the other three fields define a new one."),
      bank: typed.optional().describe("Name of the bank or wallet."),
      holder: typed.optional().describe("Account holder."),
      number: typedAccountNumber.optional().describe("Account number."),
      reason: whyReason,
    }),
    output: staffOrder,
    errors: ["forbidden", "notFound", "reasonRequired", "notExcluded", "nothingToPayOut", "quotaExceeded"],
    example: {
      input: { ...example, method: "bank", account: ACCOUNT_EXAMPLE, reason: "Requested by the member on the phone" },
      value: staffExample,
    },
  }),
} as const;
