import type { GameCategory } from "~/platform/brands/bet-weights";
import type { Transaction } from "~/platform/db/transaction";
import { dayRange } from "~/platform/time/calendar-day";
import { daysInRange } from "../../rules/figures";
import * as sql from "./figures.sql.gen";
import { addSums, type PeriodSums, type PlaySums, ZERO_SUMS } from "./sums";

/** Brand and day range, `yyyy-MM-dd`, inclusive. */
export interface FiguresScope {
  readonly merchant: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

/** Figures of one brand. */
export interface BrandFigures {
  /** Figures by day; days without activity are absent. */
  readonly days: ReadonlyMap<string, PeriodSums>;
  /** Play figures by day and category. */
  readonly play: readonly (PlaySums & { readonly day: string; readonly category: GameCategory })[];
}

/** Changes of a day's sums by the kind of a house posting. */
const SUMS_BY_LEDGER_KIND: Readonly<
  Record<string, (row: { readonly total: number; readonly amount: bigint }) => Partial<PeriodSums>>
> = {
  deposit: ({ amount, total }) => ({ depositCount: total, deposits: -amount }),
  withdrawPaid: ({ amount, total }) => ({ withdrawalCount: total, withdrawals: amount }),
  withdrawReturned: ({ amount }) => ({ withdrawals: amount }),
  bonus: ({ amount }) => ({ bonus: -amount }),
  rebate: ({ amount }) => ({ bonus: -amount }),
  referral: ({ amount }) => ({ bonus: -amount }),
};

/** Returns the days of the scopes with their starts and ends. Brands of one time zone share the computation. */
function timesOf(scopes: readonly FiguresScope[]) {
  const known = new Map<string, { readonly day: string; readonly begins: Date; readonly ends: Date }[]>();
  return scopes.flatMap(({ from, merchant, timeZone, to }) => {
    const key = `${timeZone} ${from} ${to}`;
    const days =
      known.get(key) ??
      daysInRange({ from, to }).map((day) => {
        const span = dayRange(timeZone, day);
        return { day, begins: new Date(span.from), ends: new Date(span.to) };
      });
    known.set(key, days);
    return days.map((day) => ({ merchant, ...day }));
  });
}

/**
 * Reads the figures of brands, by code: sums over accounts, sign-ins, the ledger and rounds. The transaction must have
 * access to all of these brands.
 */
export async function readFigures(
  tx: Transaction,
  scopes: readonly FiguresScope[],
): Promise<ReadonlyMap<string, BrandFigures>> {
  const times = timesOf(scopes);
  const asked = {
    merchants: times.map(({ merchant }) => merchant),
    days: times.map(({ day }) => day),
    begins: times.map(({ begins }) => begins),
    ends: times.map(({ ends }) => ends),
  };
  const registrations = await tx.all(sql.registrations, asked);
  const signIns = await tx.all(sql.signIns, asked);
  const money = await tx.all(sql.money, asked);
  const rounds = await tx.all(sql.rounds, asked);
  const days = new Map(scopes.map(({ merchant }) => [merchant, new Map<string, PeriodSums>()]));
  const add = ({ day, merchant }: Pick<sql.RoundsRow, "day" | "merchant">, more: Partial<PeriodSums>) => {
    const own = days.get(merchant);
    own?.set(day, addSums([own.get(day) ?? ZERO_SUMS, { ...ZERO_SUMS, ...more }]));
  };
  for (const row of registrations) add(row, { registrations: row.total });
  for (const row of signIns) add(row, { signIns: row.total });
  for (const row of money) add(row, SUMS_BY_LEDGER_KIND[row.kind]?.(row) ?? {});
  for (const row of rounds) add(row, { bets: row.bets, validBet: row.validBet, payout: row.payout });
  const playOf = (code: string) => rounds.filter(({ merchant }) => merchant === code);
  return new Map([...days].map(([code, own]) => [code, { days: own, play: playOf(code) }]));
}
