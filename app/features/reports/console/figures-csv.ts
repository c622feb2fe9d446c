import { csvOf } from "~/platform/text/csv";
import type { AllFigures, BrandFigures, FigureSums } from "./types";

const SUMS = [
  ["registrations", "registrations"],
  ["signIns", "sign-ins"],
  ["depositCount", "deposits"],
  ["deposits", "deposited"],
  ["withdrawalCount", "withdrawals"],
  ["withdrawals", "withdrawn"],
  ["bets", "rounds"],
  ["validBet", "valid bet"],
  ["payout", "payout"],
  ["bonus", "bonuses"],
  ["net", "net revenue"],
] as const satisfies readonly (readonly [keyof FigureSums, string])[];

const SUM_HEAD = SUMS.map(([, title]) => title);
const sumCells = (sums: FigureSums) => SUMS.map(([name]) => String(sums[name]));

/** Returns the figures of one brand by day, as CSV. */
export function daysCsv({ code, currency, days }: BrandFigures): string {
  const rows = days.map((row) => [code, currency.code, row.day, ...sumCells(row)]);
  return csvOf([["brand", "currency", "day", ...SUM_HEAD], ...rows]);
}

/** Returns one brand's play figures by day and category, as CSV. */
export function playCsv({ code, currency, play }: BrandFigures): string {
  const head = ["brand", "currency", "day", "category", "rounds", "valid bet", "payout", "result"];
  const rows = play.map(({ bets, category, day, payout, result, validBet }) => {
    return [code, currency.code, day, category, String(bets), validBet, payout, result];
  });
  return csvOf([head, ...rows]);
}

/** Returns the figures of all brands, each with its operator and currency, as CSV. */
export function brandsCsv({ groups }: AllFigures): string {
  const head = ["operator", "currency", "brand", "name", "time zone", "from", "to", ...SUM_HEAD];
  const rows = groups.flatMap(({ brands, currency, from, operator, to }) =>
    brands.map(({ code, name, timeZone, totals }) => {
      return [operator, currency.code, code, name, timeZone, from, to, ...sumCells(totals)];
    }),
  );
  return csvOf([head, ...rows]);
}
