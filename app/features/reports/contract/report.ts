import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { language, money, pageNo, paging, signedMoney, time } from "~/platform/wps/shapes";
import { RECORD_KINDS } from "../rules/record-kinds";

const day = z.iso.date();
const from = day.optional().describe("First day, in the brand's time zone; default: a week ago.");
const to = day.optional().describe("Last day; default: today. At most 92 days.");
const pageSize = z.int().min(1).max(100).default(20).describe("Rows per page.");
const closed = ["regionForbidden", "maintenance"] as const;

/** See `RECORD_KINDS`. */
export const recordKind = z.enum(RECORD_KINDS);

const days = {
  from: day.describe("First day of the period."),
  to: day.describe("Last day of the period."),
  today: day.describe("Current day in the brand's time zone."),
};
const exampleDays = { from: "2026-01-25", to: "2026-01-31", today: "2026-01-31" };

/** Calls about a member's records (requirement W6). Every figure is a sum over rounds or postings. */
export const reportCalls = {
  bettingRecord: defineCall({
    name: "bettingRecord",
    method: "GET",
    path: "/wps/report/bets",
    token: true,
    doc: "Lists the member's rounds, latest first, with totals of the whole period.",
    input: z.strictObject({
      vendor: z.string().max(40).optional().describe("Only rounds of this vendor, by code."),
      category: gameCategory.optional().describe("Only rounds of this category."),
      from,
      to,
      pageNo,
      pageSize,
      language,
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id of the round, for `round`."),
            gameId: z.string().describe("Id of the game."),
            game: z.string().describe("Name of the game; its id where the brand no longer has it."),
            vendor: z.string().describe("Code of the vendor."),
            vendorName: z.string().describe("Name of the vendor."),
            category: gameCategory.describe("Code of the category."),
            state: z.enum(["open", "closed"]).describe("State: an open round can still win."),
            bet: money.describe("Stakes, without refunded ones."),
            win: money.describe("Winnings."),
            net: signedMoney.describe("Winnings minus stakes."),
            at: time.describe("Time of the first bet."),
          }),
        )
        .describe("Rounds of this page."),
      totals: z
        .object({
          bet: money.describe("Stakes."),
          validBet: money.describe("Stakes of settled rounds."),
          win: money.describe("Winnings."),
          net: signedMoney.describe("Winnings minus stakes."),
        })
        .describe("Totals of all pages."),
      ...days,
      ...paging,
    }),
    errors: ["periodTooLong", ...closed],
    example: {
      input: { pageNo: 1, pageSize: 20 },
      value: {
        rows: [
          {
            id: "0198f2a0-0000-7000-8000-000000000001",
            gameId: "lantern-garden",
            game: "Lantern Garden",
            vendor: "HOUSE",
            vendorName: "Lantern House",
            category: "RNG",
            state: "closed",
            bet: "1.00",
            win: "3.00",
            net: "2.00",
            at: "2026-01-31T08:00:00.000Z",
          },
        ],
        totals: { bet: "1.00", validBet: "1.00", win: "3.00", net: "2.00" },
        ...exampleDays,
        pageNo: 1,
        pageSize: 20,
        total: 1,
        totalPages: 1,
      },
    },
  }),
  accountRecord: defineCall({
    name: "accountRecord",
    method: "GET",
    path: "/wps/report/transactions",
    token: true,
    doc: "Lists all money movements of the member, latest first, with the balance after each.",
    input: z.strictObject({
      kind: recordKind.default("all").describe("Only movements of this type."),
      from,
      to,
      pageNo,
      pageSize,
      language,
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id of the movement and its line."),
            kind: z.string().describe("Type of the movement, e.g. `deposit`."),
            wallet: z.string().describe("Wallet: `main`, `hold`, or the code of a vendor."),
            walletName: z
              .string()
              .optional()
              .describe("Name of the wallet in the caller's language; default: `wallet`."),
            amount: signedMoney.describe("Amount; negative for outgoing money."),
            balance: money.describe("Balance of the wallet after the movement."),
            about: z
              .string()
              .describe(
                "Name of the game, the payment method or both wallets, in the caller's language; may be empty.",
              ),
            at: time.describe("Time of the movement."),
          }),
        )
        .describe("Movements of this page."),
      totals: z
        .object({ in: money.describe("Incoming money."), out: money.describe("Outgoing money.") })
        .describe("Totals of all pages; transfers between the member's wallets are not counted."),
      ...days,
      ...paging,
    }),
    errors: ["periodTooLong", ...closed],
    example: {
      input: { kind: "deposit", pageNo: 1, pageSize: 20 },
      value: {
        rows: [
          {
            id: "0198f2a0-0000-7000-8000-000000000001-1",
            kind: "deposit",
            wallet: "main",
            walletName: "Main wallet",
            amount: "100.00",
            balance: "1234.50",
            about: "Bank transfer",
            at: "2026-01-31T08:00:00.000Z",
          },
        ],
        totals: { in: "100.00", out: "0.00" },
        ...exampleDays,
        pageNo: 1,
        pageSize: 20,
        total: 1,
        totalPages: 1,
      },
    },
  }),
  personalProfit: defineCall({
    name: "personalProfit",
    method: "GET",
    path: "/wps/report/profit",
    token: true,
    doc: "Returns the member's results in a period, in total and by category. Includes bonuses, rebates, deposits and withdrawals.",
    input: z.strictObject({ from, to, language }),
    output: z.object({
      bet: money.describe("Stakes."),
      validBet: money.describe("Stakes of settled rounds."),
      win: money.describe("Winnings."),
      bonus: money.describe("Bonuses."),
      rebate: money.describe("Rebates."),
      net: signedMoney.describe("Winnings minus stakes, plus bonuses and rebates."),
      deposits: money.describe("Deposits."),
      withdrawals: money.describe("Withdrawals."),
      categories: z
        .array(
          z.object({
            category: gameCategory.describe("Code of the category."),
            rounds: z.int().min(0).describe("Number of rounds."),
            bet: money.describe("Stakes."),
            validBet: money.describe("Stakes of settled rounds."),
            win: money.describe("Winnings."),
            net: signedMoney.describe("Winnings minus stakes."),
          }),
        )
        .describe("Played categories, highest stakes first."),
      ...days,
    }),
    errors: ["periodTooLong", ...closed],
    example: {
      input: {},
      value: {
        bet: "10.00",
        validBet: "10.00",
        win: "8.00",
        bonus: "1.00",
        rebate: "0.05",
        net: "-0.95",
        deposits: "100.00",
        withdrawals: "0.00",
        categories: [{ category: "RNG", rounds: 10, bet: "10.00", validBet: "10.00", win: "8.00", net: "-2.00" }],
        ...exampleDays,
      },
    },
  }),
  statement: defineCall({
    name: "statement",
    method: "GET",
    path: "/wps/report/statement",
    token: true,
    doc: "Exports a record as a file: comma-separated values in UTF-8 for spreadsheets, latest first, in the brand's time zone. A long record is split into parts of 10,000 rows; the first part has the header row.",
    input: z.strictObject({
      of: z.enum(["transactions", "bets"]).default("transactions").describe("Record to export."),
      format: z.enum(["csv"]).default("csv").describe("File format."),
      from,
      to,
      after: z
        .string()
        .max(100)
        .optional()
        .describe("The value `next` of the previous part; omitted for the first part."),
      language,
    }),
    output: z.object({
      name: z.string().describe("Suggested file name."),
      content: z.string().describe("Content of the file, or of this part."),
      next: z.string().nullable().describe("Start of the next part; null for the last part."),
    }),
    errors: ["periodTooLong", ...closed],
    example: {
      input: { of: "transactions" },
      value: {
        name: "transactions-2026-01-25-2026-01-31.csv",
        content:
          "time (UTC),kind,wallet,amount (PHP),balance (PHP),about\r\n2026-01-31 08:00:00,deposit,Main wallet,100.00,1234.50,Bank transfer\r\n",
        next: null,
      },
    },
  }),
} as const;
