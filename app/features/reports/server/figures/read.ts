import type { GameCategory } from "~/platform/brands/bet-weights";
import type { Transaction } from "~/platform/db/transaction";
import { dayRange } from "~/platform/time/calendar-day";
import { daysInRange } from "../../rules/figures";
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

interface Row extends Record<string, unknown> {
  readonly merchant: string;
  readonly day: string;
}

/**
 * CTE with the days of brands ($1 codes, $2 days), their starts and ends ($3, $4). A day of a clock change has 23 or 25
 * hours. Each sum then needs one index lookup per day.
 */
const DAYS = `with day as (
    select merchant, day, begins, ends
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) as s (merchant, day, begins, ends)
  )`;

/** Excludes free-play accounts (type 4). */
const REGISTRATIONS = `${DAYS} select merchant, day, count from day cross join lateral (
    select count(*)::int as count from member where merchant_id = merchant
      and created_at >= begins and created_at < ends and type <> 4
  ) each where count > 0`;

const SIGN_INS = `${DAYS} select merchant, day, count from day cross join lateral (
    select count(*)::int as count from sign_in where merchant_id = merchant
      and at >= begins and at < ends and ok and method <> 'freeplay'
  ) each where count > 0`;

/** House postings of deposits, withdrawals and bonuses. Fees and play money use other accounts. */
const MONEY = `${DAYS} select merchant, day, kind, count, amount from day cross join lateral (
    select t.kind, count(*)::int as count, sum(p.amount)::bigint as amount from ledger_transaction t
    join posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
    where t.merchant_id = merchant and t.at >= begins and t.at < ends
      and t.kind in ('deposit', 'withdrawPaid', 'withdrawReturned', 'bonus', 'rebate', 'referral')
      and p.member_id is null and (p.account like 'payment:%' or p.account like 'bonus:%')
    group by t.kind
  ) each`;

const ROUNDS = `${DAYS} select merchant, day, category, bets, "validBet", payout from day cross join lateral (
    select category, count(*)::int as bets, sum(bet)::bigint as "validBet", sum(win)::bigint as payout from round
    where merchant_id = merchant and closed_at >= begins and closed_at < ends and state = 'closed' and not demo
    group by category
  ) each order by day, category`;

/** Changes of a day's sums by the kind of a house posting. */
const SUMS_BY_LEDGER_KIND: Readonly<
  Record<string, (row: { readonly count: number; readonly amount: bigint }) => Partial<PeriodSums>>
> = {
  deposit: ({ amount, count }) => ({ depositCount: count, deposits: -amount }),
  withdrawPaid: ({ amount, count }) => ({ withdrawalCount: count, withdrawals: amount }),
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
  const values = [
    times.map(({ merchant }) => merchant),
    times.map(({ day }) => day),
    times.map(({ begins }) => begins),
    times.map(({ ends }) => ends),
  ];
  const registrations = await tx.query<Row & { count: number }>(REGISTRATIONS, values);
  const signIns = await tx.query<Row & { count: number }>(SIGN_INS, values);
  const money = await tx.query<Row & { kind: string; count: number; amount: bigint }>(MONEY, values);
  const rounds = await tx.query<Row & PlaySums & { category: GameCategory }>(ROUNDS, values);
  const days = new Map(scopes.map(({ merchant }) => [merchant, new Map<string, PeriodSums>()]));
  const add = ({ day, merchant }: Row, more: Partial<PeriodSums>) => {
    const own = days.get(merchant);
    own?.set(day, addSums([own.get(day) ?? ZERO_SUMS, { ...ZERO_SUMS, ...more }]));
  };
  for (const row of registrations) add(row, { registrations: row.count });
  for (const row of signIns) add(row, { signIns: row.count });
  for (const row of money) add(row, SUMS_BY_LEDGER_KIND[row.kind]?.(row) ?? {});
  for (const row of rounds) add(row, { bets: row.bets, validBet: row.validBet, payout: row.payout });
  const playOf = (code: string) => rounds.filter(({ merchant }) => merchant === code);
  return new Map([...days].map(([code, own]) => [code, { days: own, play: playOf(code) }]));
}
