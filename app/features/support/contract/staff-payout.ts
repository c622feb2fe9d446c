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
    doc: "What can be paid out to one member who is excluded, and where to: all that is in the wallets, less bonuses that still have to be bet for. Money of the member's own is paid whatever its turnover.",
    input: z.strictObject(named),
    output: z.object({
      excluded: z.boolean().describe("Whether an exclusion is in force; without one nothing is paid out here."),
      until: time.nullable().describe("When it ends; null for never."),
      amount: money.describe("What is paid out."),
      kept: money.describe("Bonuses that still have to be bet for: they stay in the account."),
      methods: z
        .array(z.object({ id: methodId, name: z.string().describe("Its name.") }))
        .describe("Methods by which the brand pays out."),
      accounts: z.array(accountRow).describe("The member's accounts, the oldest first."),
      nameKnown: z.boolean().describe("True where the holder of a new account has to be the member's payee name."),
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
    doc: "Makes a withdrawal of all that `playerPayout` names, to one of the member's accounts or to a new one whose holder is the member. It waits for review like any other, costs no fee, and counts as received after the brand's time. Where two have to approve it, who asks for it counts as the first; that goes for a new account of a member without a known payee name, too.",
    input: z.strictObject({
      ...named,
      method: methodId,
      account: z
        .uuid()
        .optional()
        .describe("One of the member's accounts; without it the three fields name a new one."),
      bank: typed.optional().describe("Name of the bank or wallet."),
      holder: typed.optional().describe("Whose account it is."),
      number: typedAccountNumber.optional().describe("Its number."),
      reason: whyReason,
    }),
    output: staffOrder,
    errors: ["forbidden", "notFound", "reasonRequired", "notExcluded", "nothingToPayOut", "quotaExceeded"],
    example: {
      input: { ...example, method: "bank", account: ACCOUNT_EXAMPLE, reason: "She asked for it on the phone" },
      value: staffExample,
    },
  }),
} as const;
