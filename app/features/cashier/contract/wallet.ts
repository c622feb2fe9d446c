import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { ACCOUNT_STATE_ERRORS, amount, MONEY_ERRORS, money, PAYOUT_ERRORS, requestId } from "~/platform/wps/shapes";
import { typedPassword } from "~/platform/wps/typed";

const wallet = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

const walletRow = z.object({
  vendor: z.string().describe("Code of the vendor; `main` for the main wallet."),
  name: z.string().describe("Name of the vendor; empty for the main wallet."),
  balance: money.describe("Balance of the wallet."),
  state: z.enum(["open", "maintenance"]).describe("Whether transfers to and from the wallet are possible."),
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
    doc: "Returns the total balance of all wallets. Money reserved for withdrawals is not included.",
    input: z.strictObject({}),
    output: z.object({
      sumBalance: money.describe("Total balance of all wallets."),
      isSingle: z.boolean().describe("True when one wallet serves all vendors."),
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
    doc: "Lists the member's wallets: the main wallet first, then one per vendor if the brand keeps them separate.",
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
    doc: "Transfers money between the main wallet and a vendor wallet, or between two vendor wallets. Refused when one wallet serves all vendors. During a time-out or an exclusion, only transfers to the main wallet are possible.",
    input: z.strictObject({
      from: wallet.describe("`main`, or the code of a vendor."),
      to: wallet.describe("`main`, or the code of a vendor; different from `from`."),
      amount,
      requestId,
    }),
    output: z.object({ rows: z.array(walletRow).describe("The two wallets after the transfer.") }),
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
    doc: "Returns the total balance of all wallets, and the money reserved for withdrawals.",
    input: z.strictObject({}),
    output: z.object({
      total: money.describe("Balance of the main wallet and all vendor wallets."),
      main: money.describe("Balance of the main wallet."),
      vendors: money.describe("Total balance of the vendor wallets."),
      onHold: money.describe("Reserved for withdrawals; not included in `total`."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: { total: "1234.50", main: "1194.50", vendors: "40.00", onHold: "0.00" } },
  }),
  collect: defineCall({
    name: "collect",
    method: "POST",
    path: "/wps/v2/wallets/consolidated",
    token: true,
    doc: "Transfers all money of the vendor wallets to the main wallet.",
    input: z.strictObject({ requestId }),
    output: z.object({
      collected: money.describe("Transferred amount."),
      main: money.describe("Balance of the main wallet after the transfer."),
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
    doc: "Transfers money to the member's upline, who gets it immediately. Refused for a member without an upline (`toUpline` of `info`). The rules of withdrawals apply: turnover, identity check, shared daily limits, and the minimum and maximum amount of the brand's withdrawal methods.",
    input: z.strictObject({
      amount,
      paymentPassword: typedPassword.min(1).describe("The payment password."),
      requestId,
    }),
    output: z.object({ balance: money.describe("Balance of the main wallet after the transfer.") }),
    errors: ["notAllowed", "timeOut", "uplineClosed", ...PAYOUT_ERRORS, ...MONEY_ERRORS],
    example: {
      input: { amount: "25.00", paymentPassword: "246813", requestId: "2f1c6a52-upline" },
      value: { balance: "1169.50" },
    },
  }),
} as const;
