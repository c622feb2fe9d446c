import { wireMoney } from "~/platform/money/amounts";
import type { Implementation } from "~/platform/wps/implementation";
import { entryBounds, periodBounds, requestedPeriod } from "./period";
import * as sql from "./profit.sql.gen";

/** Returns personal profit and loss; see the call `personalProfit`. */
export const personalProfit: Implementation<"report">["personalProfit"] = async (ctx, given) => {
  const period = requestedPeriod(ctx, given);
  const { categories, kinds } = await ctx.db.read(ctx.brand.code, async (tx) => {
    const { memberId } = ctx.session;
    const categories = await tx.all(sql.playByCategory, { memberId, ...periodBounds(ctx, period) });
    return { categories, kinds: await tx.all(sql.movedByKind, { memberId, ...entryBounds(ctx, period) }) };
  });
  const of = (...names: readonly string[]) =>
    kinds.filter(({ kind }) => names.includes(kind)).reduce((sum, row) => sum + row.sum, 0n);
  const over = (key: "bet" | "valid" | "win") => categories.reduce((sum, row) => sum + row[key], 0n);
  const text = (minor: bigint) => wireMoney(ctx, minor);
  const [bet, win, bonus, rebate] = [over("bet"), over("win"), of("bonus", "referral"), of("rebate")];
  return {
    bet: text(bet),
    validBet: text(over("valid")),
    win: text(win),
    bonus: text(bonus),
    rebate: text(rebate),
    net: text(win - bet + bonus + rebate),
    deposits: text(of("deposit")),
    withdrawals: text(-of("withdrawPaid")),
    categories: categories.map((row) => ({
      category: row.category,
      rounds: row.rounds,
      bet: text(row.bet),
      validBet: text(row.valid),
      win: text(row.win),
      net: text(row.win - row.bet),
    })),
    ...period,
  };
};
