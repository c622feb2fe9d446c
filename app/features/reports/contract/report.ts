import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { language, money, pageNo, paging, signedMoney, time } from "~/platform/wps/shapes";
import { RECORD_KINDS } from "../rules/record-kinds";

const day = z.iso.date();
const from = day.optional().describe("First day, in the brand's time zone; a week ago when left out.");
const to = day.optional().describe("Last day; today when left out. At most 92 days.");
const pageSize = z.int().min(1).max(100).default(20).describe("Rows a page.");
const closed = ["regionForbidden", "maintenance"] as const;

/** See `RECORD_KINDS`. */
export const recordKind = z.enum(RECORD_KINDS);

const days = {
  from: day.describe("First day of the answer."),
  to: day.describe("Last day of the answer."),
  today: day.describe("The day it is where the brand is."),
};
const exampleDays = { from: "2026-01-25", to: "2026-01-31", today: "2026-01-31" };

/** Calls about a member's records (requirement W6). Every figure is a sum over rounds or postings. */
export const reportCalls = {
  bettingRecord: defineCall({
    name: "bettingRecord",
    method: "GET",
    path: "/wps/report/bets",
    token: true,
    doc: "The member's rounds, the latest first, and what they came to over the whole period.",
    input: z.strictObject({
      vendor: z.string().max(40).optional().describe("Only this vendor, by code."),
      category: gameCategory.optional().describe("Only this category."),
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
            gameId: z.string().describe("The game."),
            game: z.string().describe("Name of the game; its id where the brand no longer has it."),
            vendor: z.string().describe("Code of the vendor."),
            vendorName: z.string().describe("Name of the vendor."),
            category: gameCategory.describe("Code of the category."),
            state: z.enum(["open", "closed"]).describe("Whether it can still win."),
            bet: money.describe("What was staked, and not taken back."),
            win: money.describe("What was won."),
            net: signedMoney.describe("Won less staked."),
            at: time.describe("When the first bet was made."),
          }),
        )
        .describe("The rounds of this page."),
      totals: z
        .object({
          bet: money.describe("What was staked."),
          validBet: money.describe("What was staked in rounds that are settled."),
          win: money.describe("What was won."),
          net: signedMoney.describe("Won less staked."),
        })
        .describe("Over all pages."),
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
    doc: "Every movement of the member's money, the latest first, with what the wallet held after it.",
    input: z.strictObject({
      kind: recordKind.default("all").describe("Only movements of this kind."),
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
            kind: z.string().describe("Why it moved, e.g. `deposit`."),
            wallet: z.string().describe("The wallet: `main`, `hold`, or the code of a vendor."),
            amount: signedMoney.describe("What came in; out with a minus."),
            balance: money.describe("What the wallet held after it."),
            about: z.string().describe("The game, the order or the method; empty for nothing more to say."),
            at: time.describe("When it moved."),
          }),
        )
        .describe("The movements of this page."),
      totals: z
        .object({ in: money.describe("What came in."), out: money.describe("What went out.") })
        .describe("Over all pages; between the member's own wallets nothing counts."),
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
            amount: "100.00",
            balance: "1234.50",
            about: "bank",
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
    doc: "What playing came to in a period, by category, with bonuses and rebates, deposits and withdrawals.",
    input: z.strictObject({ from, to, language }),
    output: z.object({
      bet: money.describe("What was staked."),
      validBet: money.describe("What was staked in rounds that are settled."),
      win: money.describe("What was won."),
      bonus: money.describe("Bonuses."),
      rebate: money.describe("Rebates."),
      net: signedMoney.describe("Won less staked, with bonuses and rebates."),
      deposits: money.describe("What was paid in."),
      withdrawals: money.describe("What was paid out."),
      categories: z
        .array(
          z.object({
            category: gameCategory.describe("Code of the category."),
            rounds: z.int().min(0).describe("How many rounds."),
            bet: money.describe("What was staked."),
            validBet: money.describe("What was staked in rounds that are settled."),
            win: money.describe("What was won."),
            net: signedMoney.describe("Won less staked."),
          }),
        )
        .describe("The categories that were played, the most staked first."),
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
    doc: "A record as a file: comma-separated values in UTF-8, as spreadsheets read them, the latest first, in the brand's time zone. A long one comes in parts of 10,000 rows, the head in the first of them.",
    input: z.strictObject({
      of: z.enum(["transactions", "bets"]).default("transactions").describe("Which record."),
      format: z.enum(["csv"]).default("csv").describe("The format."),
      from,
      to,
      after: z
        .string()
        .max(100)
        .optional()
        .describe("What the part before said in `next`; left out for the first one."),
      language,
    }),
    output: z.object({
      name: z.string().describe("A name for the file."),
      content: z.string().describe("What stands in it, or in this part of it."),
      next: z.string().nullable().describe("Where the next part begins; null: this is the last."),
    }),
    errors: ["periodTooLong", ...closed],
    example: {
      input: { of: "transactions" },
      value: {
        name: "transactions-2026-01-25-2026-01-31.csv",
        content:
          "time (UTC),kind,wallet,amount (PHP),balance (PHP),about\r\n2026-01-31 08:00:00,deposit,main,100.00,1234.50,bank\r\n",
        next: null,
      },
    },
  }),
} as const;
