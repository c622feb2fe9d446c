import type { GameCategory } from "~/platform/brands/bet-weights";
import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { writeAmount } from "~/platform/money/money";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { periodBounds, type RecordPeriod, requestedPeriod } from "./period";

interface BetRow extends Record<string, unknown> {
  readonly id: string;
  readonly vendor: string;
  readonly game_id: string;
  readonly category: GameCategory;
  readonly state: "open" | "closed";
  readonly bet: bigint;
  readonly win: bigint;
  readonly opened_at: Date;
}

interface Totals extends Record<string, unknown> {
  readonly count: number;
  readonly bet: bigint;
  readonly valid: bigint;
  readonly win: bigint;
}

/** Filter of the record; null values match everything. */
interface BetFilter extends RecordPeriod {
  readonly vendor: string | null;
  readonly category: string | null;
}

/** Parameters: $1 brand, $2 member, $3 and $4 start and end, $5 vendor, $6 category. */
const BETS_FROM_SQL = `from round where merchant_id = $1 and member_id = $2 and opened_at >= $3 and opened_at < $4
  and ($5::text is null or vendor = $5) and ($6::text is null or category = $6)`;

/** Returns the betting record; see the call of this name. */
export const bettingRecord: Implementation<"report">["bettingRecord"] = async (ctx, given) => {
  const filter = { ...requestedPeriod(ctx, given), vendor: given.vendor ?? null, category: given.category ?? null };
  const { pageNo, pageSize } = given;
  const { rows, totals } = await loadBets(ctx, filter, pageSize, (pageNo - 1) * pageSize);
  const text = (minor: bigint) => wireMoney(ctx, minor);
  const { bet, count, valid, win } = totals;
  return {
    rows: rows.map((row) => betView(ctx, row)),
    totals: { bet: text(bet), validBet: text(valid), win: text(win), net: text(win - bet) },
    from: filter.from,
    to: filter.to,
    today: filter.today,
    pageNo,
    pageSize,
    total: count,
    totalPages: Math.ceil(count / pageSize),
  };
};

/** Returns one page of a member's rounds, latest first, and the totals of all matching rounds. */
async function loadBets(ctx: MemberContext, filter: BetFilter, limit: number, offset: number) {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const { category, vendor } = filter;
    const values = [merchantOf(tx), ctx.session.memberId, ...periodBounds(ctx, filter), vendor, category];
    const [totals] = await tx.query<Totals>(
      `select count(*)::int as count, coalesce(sum(bet), 0)::bigint as bet, coalesce(sum(win), 0)::bigint as win,
         coalesce(sum(bet) filter (where state = 'closed'), 0)::bigint as valid ${BETS_FROM_SQL}`,
      values,
    );
    const rows = await tx.query<BetRow>(
      `select id, vendor, game_id, category, state, bet, win, opened_at ${BETS_FROM_SQL}
       order by opened_at desc, id desc limit $7 offset $8`,
      [...values, limit, offset],
    );
    return { rows, totals: totals ?? { count: 0, bet: 0n, win: 0n, valid: 0n } };
  });
}

/** Returns a member's rounds older than a given one, latest first. @param after id of a round; null starts at the latest */
export async function betsAfter(ctx: MemberContext, period: RecordPeriod, after: string | null, limit: number) {
  return ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<BetRow>(
      `select id, vendor, game_id, category, state, bet, win, opened_at ${BETS_FROM_SQL}
         and ($7::uuid is null or (opened_at, id) <
           (select opened_at, id from round where merchant_id = $1 and member_id = $2 and id = $7))
       order by opened_at desc, id desc limit $8`,
      [merchantOf(tx), ctx.session.memberId, ...periodBounds(ctx, period), null, null, after, limit],
    ),
  );
}

/** Converts a round to a row of the record. */
export function betView(ctx: MemberContext, row: BetRow) {
  const { games, vendors } = ctx.brand.content;
  const { scale } = ctx.brand.config.currency;
  return {
    id: row.id,
    gameId: row.game_id,
    game: textOf(ctx, games.items[row.game_id]?.name) || row.game_id,
    vendor: row.vendor,
    vendorName: textOf(ctx, vendors.items[row.vendor]?.name) || row.vendor,
    category: row.category,
    state: row.state,
    bet: wireMoney(ctx, row.bet),
    win: wireMoney(ctx, row.win),
    net: writeAmount(row.win - row.bet, scale),
    at: toApiTime(row.opened_at.getTime()),
  };
}
