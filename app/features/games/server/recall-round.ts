import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { writeAmount } from "~/platform/money/money";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import type { RoundRecord } from "../rules/seamless";

interface RoundRow extends Record<string, unknown> {
  readonly id: string;
  readonly round_id: string;
  readonly vendor: string;
  readonly game_id: string;
  readonly state: "open" | "closed";
  readonly bet: bigint;
  readonly win: bigint;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  readonly record: RoundRecord | null;
}

/** Returns a round of the session's member: see the call `round` (requirement G12). */
export const recallRound: Implementation<"game">["round"] = async (ctx, { id }) => {
  const [row] = await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<RoundRow>(
      `select id, round_id, vendor, game_id, state, bet, win, opened_at, closed_at, record from round
       where merchant_id = $1 and member_id = $2 and id = $3`,
      [merchantOf(tx), ctx.session.memberId, id],
    ),
  );
  if (!row) throw new WpsError("notFound");
  const { games, vendors } = ctx.brand.content;
  return {
    id: row.id,
    roundId: row.round_id,
    vendor: row.vendor,
    vendorName: textOf(ctx, vendors.items[row.vendor]?.name) || row.vendor,
    gameId: row.game_id,
    game: textOf(ctx, games.items[row.game_id]?.name) || row.game_id,
    state: row.state,
    bet: wireMoney(ctx, row.bet),
    win: wireMoney(ctx, row.win),
    net: writeAmount(row.win - row.bet, ctx.brand.config.currency.scale),
    openedAt: toApiTime(row.opened_at.getTime()),
    closedAt: row.closed_at === null ? null : toApiTime(row.closed_at.getTime()),
    steps: (row.record?.steps ?? []).map(({ kind, shown, won }) => ({
      kind,
      shown: shown.map((one) => (typeof one === "string" ? one : [...one])),
      won,
    })),
  };
};
