import type { GameCategory } from "~/platform/brands/bet-weights";
import type { BrandSnapshot } from "~/platform/brands/types";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { countOfDays, localDate } from "~/platform/time/calendar-day";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { mayOnBrand } from "~/platform/wps/staff";
import { type DayRange, daysInRange, MAX_FIGURE_DAYS, precedingDays, requestedDays } from "../../rules/figures";
import { type BrandFigures, type FiguresScope, readFigures } from "./read";
import { addPlay, addSums, type PeriodSums, type PlaySums, playView, sumsView, ZERO_SUMS } from "./sums";

/** Brand with the requested days and its current day. */
interface RequestedFigures {
  readonly brand: BrandSnapshot;
  readonly days: DayRange;
  readonly today: string;
}

/** Implements the figures calls; see the calls of these names. */
export const figures: Pick<Implementation<"staff">, "figures" | "figuresOfAll"> = {
  async figures(ctx, { code, ...asked }) {
    const meant = resolveRequest(ctx, brandOf(ctx, code), asked);
    const { config } = meant.brand;
    const found = await ctx.db.read(code, (tx) => readFigures(tx, [scopeOf(meant)]));
    const own = found.get(code) ?? { days: new Map(), play: [] };
    const { scale } = config.currency;
    const play = own.play.filter(({ day }) => isWithin(day, meant.days));
    return {
      code,
      name: config.name,
      currency: currencyOf(meant.brand),
      timeZone: config.timeZone,
      elsewhere: config.wps !== "embedded",
      ...meant.days,
      today: meant.today,
      ...totalsView([{ ...meant, found: own }], scale),
      days: daysInRange(meant.days).map((day) => ({ day, ...sumsView(own.days.get(day) ?? ZERO_SUMS, scale) })),
      categories: byCategory(play).map(([category, sums]) => playView(category, sums, scale)),
      play: play.map((row) => ({ day: row.day, ...playView(row.category, row, scale) })),
    };
  },
  async figuresOfAll(ctx, asked) {
    const brands = ctx.tenants
      .health()
      .flatMap(({ code }) => (mayOnBrand(ctx.staff, code) ? (ctx.tenants.get(code) ?? []) : []))
      .filter(({ config }) => config.wps === "embedded");
    const meant = brands.map((brand) => resolveRequest(ctx, brand, asked));
    const all = await ctx.db.acrossMerchants((tx) => readFigures(tx, meant.map(scopeOf)));
    const found = meant.map((one) => ({ ...one, found: all.get(one.brand.code) ?? { days: new Map(), play: [] } }));
    return { groups: groupsOf(found).map(groupView) };
  },
};

/**
 * Resolves the requested days of a brand.
 * @throws WpsError periodTooLong for more than a year, or for an end before the start
 */
function resolveRequest(
  { now }: StaffContext,
  brand: BrandSnapshot,
  asked: Parameters<typeof requestedDays>[0],
): RequestedFigures {
  const today = localDate(brand.config.timeZone, now);
  const days = requestedDays(asked, today);
  const count = countOfDays(days);
  if (count < 1 || count > MAX_FIGURE_DAYS) throw new WpsError("periodTooLong", { days: MAX_FIGURE_DAYS });
  return { brand, days, today };
}

/** Returns the query range: the requested days and the preceding range of the same length. */
const scopeOf = ({ brand, days }: RequestedFigures): FiguresScope => ({
  merchant: brand.code,
  timeZone: brand.config.timeZone,
  from: precedingDays(days).from,
  to: days.to,
});

const currencyOf = ({ config }: BrandSnapshot) => ({
  code: config.currency.code,
  symbol: config.currency.symbol,
  scale: config.currency.scale,
});

const isWithin = (day: string, { from, to }: DayRange) => from <= day && day <= to;

type LoadedFigures = RequestedFigures & { readonly found: BrandFigures };

const sumWithin = ({ found }: LoadedFigures, days: DayRange): PeriodSums =>
  addSums([...found.days].filter(([day]) => isWithin(day, days)).map(([, sums]) => sums));

/** Returns the totals of the period and of the preceding one. All brands must have one currency. */
function totalsView(all: readonly LoadedFigures[], scale: number) {
  return {
    totals: sumsView(addSums(all.map((one) => sumWithin(one, one.days))), scale),
    before: sumsView(addSums(all.map((one) => sumWithin(one, precedingDays(one.days)))), scale),
  };
}

function byCategory(rows: BrandFigures["play"]): readonly (readonly [category: GameCategory, sums: PlaySums])[] {
  const sums = new Map<GameCategory, PlaySums>();
  for (const row of rows) sums.set(row.category, addPlay(sums.get(row.category) ?? ZERO_SUMS, row));
  return [...sums].sort(([, a], [, b]) => (a.validBet < b.validBet ? 1 : -1));
}

/** Groups brands by operator and currency. Amounts of different currencies are never added up. */
function groupsOf(found: readonly LoadedFigures[]): readonly (readonly LoadedFigures[])[] {
  const groups = new Map<string, LoadedFigures[]>();
  for (const one of found) {
    const { currency, operator } = one.brand.config;
    const key = `${operator} ${currency.code} ${currency.scale}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** Returns the figures of one group. Days are merged by calendar date, regardless of time zones. */
function groupView(group: readonly LoadedFigures[]) {
  const [first] = group;
  if (!first) throw new Error("the group has no brand");
  const { currency, operator } = first.brand.config;
  const from = group.map(({ days }) => days.from).sort()[0] ?? first.days.from;
  const to =
    group
      .map(({ days }) => days.to)
      .sort()
      .at(-1) ?? first.days.to;
  const onDay = (day: string) =>
    addSums(group.map((one) => (isWithin(day, one.days) ? one.found.days.get(day) : null) ?? ZERO_SUMS));
  return {
    operator,
    currency: currencyOf(first.brand),
    from,
    to,
    ...totalsView(group, currency.scale),
    days: daysInRange({ from, to }).map((day) => ({ day, ...sumsView(onDay(day), currency.scale) })),
    brands: group.map((one) => ({
      code: one.brand.code,
      name: one.brand.config.name,
      timeZone: one.brand.config.timeZone,
      ...totalsView([one], currency.scale),
    })),
  };
}
