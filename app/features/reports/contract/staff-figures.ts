import { z } from "zod";
import { gameCategory } from "~/features/games/contract/game-shapes";
import { defineCall } from "~/platform/wps/define";
import { brandCode, money, signedMoney } from "~/platform/wps/shapes";
import { FIGURE_SPANS } from "../rules/figures";

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe("A day, e.g. `2026-01-31`.");

/** No brand has data from before the year 2000. */
const requestedDay = z.iso.date().regex(/^20/);

const periodInput = {
  span: z
    .enum(FIGURE_SPANS)
    .optional()
    .describe("Predefined period, in the brand's time zone; when omitted, `from` and `to` apply."),
  from: requestedDay
    .optional()
    .describe("First day in the brand's time zone, e.g. `2026-01-31`; default: six days before `to`."),
  to: requestedDay.optional().describe("Last day, inclusive; default: today."),
};

/** Counts of members, deposits and withdrawals. */
const counts = {
  registrations: z.int().describe("Number of registrations."),
  signIns: z.int().describe("Number of successful sign-ins."),
  depositCount: z.int().describe("Number of credited deposits."),
  deposits: money.describe("Amount of credited deposits."),
  withdrawalCount: z.int().describe("Number of paid withdrawals."),
  withdrawals: signedMoney.describe(
    "Amount of paid withdrawals, minus amounts returned from withdrawals that did not arrive.",
  ),
};

const play = {
  bets: z.int().describe("Number of settled rounds."),
  validBet: money.describe("Stakes of settled rounds."),
  payout: money.describe("Winnings of settled rounds."),
};

const sums = z.object({
  ...counts,
  ...play,
  bonus: money.describe("Credited bonuses, rebates and commissions."),
  net: signedMoney.describe("Net revenue: valid bet minus payout minus bonuses."),
});

const dayRow = sums.extend({ day });

const categoryRow = z.object({
  category: gameCategory.describe("Category of the games."),
  ...play,
  result: signedMoney.describe("Valid bet minus payout. Bonuses are not assigned to categories."),
});

const currency = z
  .object({
    code: z.string().describe("ISO 4217 code."),
    symbol: z.string().describe("Currency symbol, placed before amounts."),
    scale: z.int().describe("Number of decimals."),
  })
  .describe("Currency of all amounts.");

const dayRows = z.array(dayRow).describe("Days, earliest first.");
const before = sums.describe("Totals of the preceding period of the same length.");

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
    doc: "Returns the figures of one brand by day and by category, for at most 366 days. Days use the brand's time zone. An amount is counted on the day of its movement, a round on the day of its settlement.",
    input: z.strictObject({ code: brandCode, ...periodInput }),
    output: z.object({
      code: z.string().describe("Code of the brand."),
      name: z.string().describe("Name of the brand."),
      currency,
      timeZone: z.string().describe("Time zone of the days."),
      elsewhere: z
        .boolean()
        .describe("True for a brand served by the operator's own system: the figures do not include its data."),
      from: day,
      to: day,
      today: day,
      totals: sums.describe("Totals of all days."),
      before,
      days: dayRows,
      categories: z.array(categoryRow).describe("Totals by category, highest stakes first."),
      play: z
        .array(categoryRow.extend({ day }))
        .describe("Figures by day and category; days without rounds of a category are omitted."),
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
    doc: "Returns the figures of all brands of the caller, for at most 366 days. Totals are grouped by operator and currency. Days use each brand's time zone. Brands served by an operator's own system are not included.",
    input: z.strictObject(periodInput),
    output: z.object({
      groups: z
        .array(
          z.object({
            operator: z.string().describe("Name of the operator."),
            currency,
            from: day,
            to: day,
            totals: sums.describe("Totals of all brands."),
            before,
            days: dayRows,
            brands: z
              .array(
                z.object({
                  code: z.string().describe("Code of the brand."),
                  name: z.string().describe("Name of the brand."),
                  timeZone: z.string().describe("Time zone of the days."),
                  totals: sums.describe("Totals of all days."),
                  before,
                }),
              )
              .describe("Brands, by code."),
          }),
        )
        .describe("Groups by operator and currency."),
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
