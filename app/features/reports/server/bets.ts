import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import { wireMoney } from "~/platform/money/amounts";
import { writeAmount } from "~/platform/money/money";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import * as sql from "./bets.sql.gen";
import { periodBounds, type RecordPeriod, requestedPeriod } from "./period";

/** Filter of the record; null values match everything. */
interface BetFilter extends RecordPeriod {
  readonly vendor: string | null;
  readonly category: string | null;
}

/** Returns the betting record; see the call of this name. */
export const bettingRecord: Implementation<"report">["bettingRecord"] = async (ctx, given) => {
  const filter = { ...requestedPeriod(ctx, given), vendor: given.vendor ?? null, category: given.category ?? null };
  const { pageNo, pageSize } = given;
  const { rows, totals } = await loadBets(ctx, filter, pageSize, (pageNo - 1) * pageSize);
  const text = (minor: bigint) => wireMoney(ctx, minor);
  const { bet, total, valid, win } = totals;
  return {
    rows: rows.map((row) => betView(ctx, row)),
    totals: { bet: text(bet), validBet: text(valid), win: text(win), net: text(win - bet) },
    from: filter.from,
    to: filter.to,
    today: filter.today,
    pageNo,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
};

/** Returns one page of a member's rounds, latest first, and the totals of all matching rounds. */
async function loadBets(ctx: MemberContext, filter: BetFilter, limit: number, offset: number) {
  const { category, vendor } = filter;
  const asked = { memberId: ctx.session.memberId, ...periodBounds(ctx, filter), vendor, category };
  return ctx.db.read(ctx.brand.code, async (tx) => {
    const totals = await tx.first(sql.betTotals, asked);
    const rows = await tx.all(sql.betsPage, { ...asked, limit, offset });
    return { rows, totals: totals ?? { total: 0, bet: 0n, win: 0n, valid: 0n } };
  });
}

/** Returns a member's rounds older than a given one, latest first. @param after id of a round; null starts at the latest */
export async function betsAfter(ctx: MemberContext, period: RecordPeriod, after: string | null, limit: number) {
  const asked = { memberId: ctx.session.memberId, ...periodBounds(ctx, period), after, limit };
  return ctx.db.read(ctx.brand.code, (tx) => tx.all(sql.betsAfter, asked));
}

/** Converts a round to a row of the record. */
export function betView(ctx: MemberContext, row: sql.BetsPageRow) {
  const { games, vendors } = ctx.brand.content;
  const { scale } = ctx.brand.config.currency;
  return {
    id: row.id,
    gameId: row.gameId,
    game: textOf(ctx, games.items[row.gameId]?.name) || row.gameId,
    vendor: row.vendor,
    vendorName: textOf(ctx, vendors.items[row.vendor]?.name) || row.vendor,
    category: row.category,
    state: row.state,
    bet: wireMoney(ctx, row.bet),
    win: wireMoney(ctx, row.win),
    net: writeAmount(row.win - row.bet, scale),
    at: toApiTime(row.openedAt.getTime()),
  };
}
