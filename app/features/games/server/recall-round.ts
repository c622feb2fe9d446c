import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import { wireMoney } from "~/platform/money/amounts";
import { writeAmount } from "~/platform/money/money";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { roundOfMember } from "./rounds.sql.gen";

/** Returns a round of the session's member: see the call `round` (requirement G12). */
export const recallRound: Implementation<"game">["round"] = async (ctx, { id }) => {
  const key = { memberId: ctx.session.memberId, id };
  const row = await ctx.db.read(ctx.brand.code, (tx) => tx.first(roundOfMember, key));
  if (!row) throw new WpsError("notFound");
  const { games, vendors } = ctx.brand.content;
  return {
    id: row.id,
    roundId: row.roundId,
    vendor: row.vendor,
    vendorName: textOf(ctx, vendors.items[row.vendor]?.name) || row.vendor,
    gameId: row.gameId,
    game: textOf(ctx, games.items[row.gameId]?.name) || row.gameId,
    state: row.state,
    bet: wireMoney(ctx, row.bet),
    win: wireMoney(ctx, row.win),
    net: writeAmount(row.win - row.bet, ctx.brand.config.currency.scale),
    openedAt: toApiTime(row.openedAt.getTime()),
    closedAt: row.closedAt === null ? null : toApiTime(row.closedAt.getTime()),
    steps: (row.record?.steps ?? []).map(({ kind, shown, won }) => ({
      kind,
      shown: shown.map((one) => (typeof one === "string" ? one : [...one])),
      won,
    })),
  };
};
