import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { brandCode, money, signedMoney } from "~/platform/wps/shapes";
import { FIGURE_SPANS } from "../rules/figures";

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe("A day, `2026-01-31`.");

/** No brand has data from before the year 2000. */
const requestedDay = z.iso.date().regex(/^20/);

const periodInput = {
  span: z
    .enum(FIGURE_SPANS)
    .optional()
    .describe("Usual days, by the brand's own clock; left out, `from` and `to` say them."),
  from: requestedDay
    .optional()
    .describe("First day in the brand's time zone, `2026-01-31`; six days before `to` when left out."),
  to: requestedDay.optional().describe("Last day, with it; today when left out."),
};

/** Counts of members, deposits and withdrawals. */
const counts = {
  registrations: z.int().describe("Accounts that were opened."),
  signIns: z.int().describe("Sign-ins that succeeded."),
  depositCount: z.int().describe("Deposits that were credited."),
  deposits: money.describe("What they brought."),
  withdrawalCount: z.int().describe("Withdrawals that were paid out."),
  withdrawals: signedMoney.describe("What they took, less what came back of withdrawals that did not arrive."),
};

const play = {
  bets: z.int().describe("Rounds that were settled."),
  validBet: money.describe("What was staked in them."),
  payout: money.describe("What they won."),
};

const sums = z.object({
  ...counts,
  ...play,
  bonus: money.describe("Bonuses, rebates and commissions that were credited."),
  net: signedMoney.describe("Net revenue: valid bet less payout less bonuses."),
});

const dayRow = sums.extend({ day });

const categoryRow = z.object({
  category: gameCategory.describe("Category of the games."),
  ...play,
  result: signedMoney.describe("Valid bet less payout. Bonuses belong to no category."),
});

const currency = z
  .object({
    code: z.string().describe("ISO 4217 code."),
    symbol: z.string().describe("What stands before an amount."),
    scale: z.int().describe("Decimals of its amounts."),
  })
  .describe("The currency of all amounts.");

const dayRows = z.array(dayRow).describe("Each day, the first one first.");
const before = sums.describe("The same of as many days just before.");

const SUMS = {
  registrations: 12,
  signIns: 240,
  depositCount: 31,
  deposits: "4200.00",
  withdrawalCount: 9,
  withdrawals: "1800.00",
  bets: 5_120,
  validBet: "25600.00",
  payout: "24100.00",
  bonus: "300.00",
  net: "1200.00",
};
const BEFORE = { ...SUMS, bonus: "500.00", net: "1000.00" };
const PESO = { code: "PHP", symbol: "P", scale: 2 };
const DAYS = { from: "2026-01-31", to: "2026-01-31", today: "2026-01-31" };

/** Calls about the figures of brands by day. Demo accounts and play money are excluded. */
export const staffFiguresCalls = {
  figures: defineCall({
    name: "figures",
    method: "GET",
    path: "/wps/staff/figures",
    staff: "figures.read",
    audit: { effect: "none" },
    doc: "The figures of one brand by day and by category, at most 366 days. Days are those of the brand's time zone; an amount belongs to the day on which it moved, a round to the day on which it was settled.",
    input: z.strictObject({ code: brandCode, ...periodInput }),
    output: z.object({
      code: z.string().describe("The brand's code."),
      name: z.string().describe("The brand's name."),
      currency,
      timeZone: z.string().describe("The time zone of the days."),
      elsewhere: z
        .boolean()
        .describe("The operator's own system answers for the brand: nothing of it is counted here."),
      from: day,
      to: day,
      today: day,
      totals: sums.describe("All of the days together."),
      before,
      days: dayRows,
      categories: z.array(categoryRow).describe("By category of the games, the most staked first."),
      play: z
        .array(categoryRow.extend({ day }))
        .describe("By day and category; a day without rounds of a category is left out."),
    }),
    errors: ["notFound", "periodTooLong"],
    example: {
      input: { code: "lotus", span: "today" },
      value: {
        code: "lotus",
        name: "Lotus",
        currency: PESO,
        timeZone: "Asia/Manila",
        elsewhere: false,
        ...DAYS,
        totals: SUMS,
        before: BEFORE,
        days: [{ day: "2026-01-31", ...SUMS }],
        categories: [{ category: "RNG", bets: 5_120, validBet: "25600.00", payout: "24100.00", result: "1500.00" }],
        play: [
          {
            day: "2026-01-31",
            category: "RNG",
            bets: 5_120,
            validBet: "25600.00",
            payout: "24100.00",
            result: "1500.00",
          },
        ],
      },
    },
  }),
  figuresOfAll: defineCall({
    name: "figuresOfAll",
    method: "GET",
    path: "/wps/staff/figures/all",
    staff: "figures.read",
    audit: { effect: "none" },
    doc: "The figures of all of one's own brands, at most 366 days. What is added up belongs to one operator and is in one currency: each operator and currency is a group of its own. Each brand's days are those of its own time zone; brands of operators' own systems are in none.",
    input: z.strictObject(periodInput),
    output: z.object({
      groups: z
        .array(
          z.object({
            operator: z.string().describe("The operator."),
            currency,
            from: day,
            to: day,
            totals: sums.describe("All of its brands together."),
            before,
            days: dayRows,
            brands: z
              .array(
                z.object({
                  code: z.string().describe("The brand's code."),
                  name: z.string().describe("The brand's name."),
                  timeZone: z.string().describe("The time zone of its days."),
                  totals: sums.describe("All of the days together."),
                  before,
                }),
              )
              .describe("Its brands, by code."),
          }),
        )
        .describe("By operator and currency."),
    }),
    errors: ["periodTooLong"],
    example: {
      input: { span: "today" },
      value: {
        groups: [
          {
            operator: "north-star",
            currency: PESO,
            from: "2026-01-31",
            to: "2026-01-31",
            totals: SUMS,
            before: BEFORE,
            days: [{ day: "2026-01-31", ...SUMS }],
            brands: [{ code: "lotus", name: "Lotus", timeZone: "Asia/Manila", totals: SUMS, before: BEFORE }],
          },
        ],
      },
    },
  }),
} as const;
