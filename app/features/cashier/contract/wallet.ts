import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { ACCOUNT_STATE_ERRORS, amount, MONEY_ERRORS, money, PAYOUT_ERRORS, requestId } from "~/platform/wps/shapes";
import { typedPassword } from "~/platform/wps/typed";

const wallet = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

const walletRow = z.object({
  vendor: z.string().describe("Code of the vendor; `main` for the main wallet."),
  name: z.string().describe("Name of the vendor; empty for the main wallet."),
  balance: money.describe("What is in it."),
  state: z.enum(["open", "maintenance"]).describe("Whether money can be moved in and out."),
});

const exampleRow = { vendor: "REEL", name: "Reelhouse", balance: "40.00", state: "open" as const };

/** Calls on the member's wallets (requirement W2, W7). */
export const walletCalls = {
  balance: defineCall({
    name: "balance",
    method: "GET",
    path: "/wps/v2/wallets/balance",
    token: true,
    demo: true,
    doc: "What the member may spend, over all wallets. What is set aside for a withdrawal is not in it.",
    input: z.strictObject({}),
    output: z.object({
      sumBalance: money.describe("Balance over all wallets."),
      isSingle: z.boolean().describe("True where one wallet serves all vendors."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: { sumBalance: "1234.50", isSingle: true } },
  }),
  merchantWallet: defineCall({
    name: "merchantWallet",
    method: "GET",
    path: "/wps/v2/wallets",
    token: true,
    demo: true,
    doc: "The member's wallets: the main one first, then one for each vendor where the brand keeps them apart.",
    input: z.strictObject({}),
    output: z.object({ rows: z.array(walletRow).describe("The wallets.") }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: { rows: [{ vendor: "main", name: "", balance: "1194.50", state: "open" }, exampleRow] },
    },
  }),
  transfer: defineCall({
    name: "transfer",
    method: "POST",
    path: "/wps/v2/wallets/transfer",
    token: true,
    doc: "Moves money between the main wallet and a vendor's, or between two vendors'. Refused where one wallet serves all vendors. During a time-out or an exclusion money only comes back to the main wallet.",
    input: z.strictObject({
      from: wallet.describe("`main`, or the code of a vendor."),
      to: wallet.describe("`main`, or the code of a vendor; another one."),
      amount,
      requestId,
    }),
    output: z.object({ rows: z.array(walletRow).describe("The two wallets after it.") }),
    errors: ["notAllowed", "vendorNotOffered", "timeOut", ...ACCOUNT_STATE_ERRORS, ...MONEY_ERRORS],
    example: {
      input: { from: "main", to: "REEL", amount: "40.00", requestId: "2f1c6a52-transfer" },
      value: { rows: [{ vendor: "main", name: "", balance: "1194.50", state: "open" }, exampleRow] },
    },
  }),
  consolidated: defineCall({
    name: "consolidated",
    method: "GET",
    path: "/wps/v2/wallets/consolidated",
    token: true,
    demo: true,
    doc: "The total over all wallets, and what is set aside for withdrawals.",
    input: z.strictObject({}),
    output: z.object({
      total: money.describe("The main wallet and those of all vendors."),
      main: money.describe("The main wallet."),
      vendors: money.describe("All vendors' wallets together."),
      onHold: money.describe("Set aside for withdrawals; not in `total`."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: { total: "1234.50", main: "1194.50", vendors: "40.00", onHold: "0.00" } },
  }),
  collect: defineCall({
    name: "collect",
    method: "POST",
    path: "/wps/v2/wallets/consolidated",
    token: true,
    doc: "Moves everything from the vendors' wallets back to the main one.",
    input: z.strictObject({ requestId }),
    output: z.object({
      collected: money.describe("What came back."),
      main: money.describe("The main wallet after it."),
    }),
    errors: ["requestConflict", "regionForbidden", "maintenance"],
    example: { input: { requestId: "2f1c6a52-collect" }, value: { collected: "40.00", main: "1234.50" } },
  }),
  transferUpline: defineCall({
    name: "transferUpline",
    method: "POST",
    path: "/wps/v2/wallets/upline",
    token: true,
    encrypted: true,
    doc: "Sends money to one's upline, who has it at once. Refused for who has none (`toUpline` of `info`). The rules of withdrawals hold: turnover, identity, the limits of the day over both, and the least and greatest amount of the brand's withdrawal methods.",
    input: z.strictObject({
      amount,
      paymentPassword: typedPassword.min(1).describe("The payment password."),
      requestId,
    }),
    output: z.object({ balance: money.describe("The main wallet after it.") }),
    errors: ["notAllowed", "timeOut", "uplineClosed", ...PAYOUT_ERRORS, ...MONEY_ERRORS],
    example: {
      input: { amount: "25.00", paymentPassword: "246813", requestId: "2f1c6a52-upline" },
      value: { balance: "1169.50" },
    },
  }),
} as const;
