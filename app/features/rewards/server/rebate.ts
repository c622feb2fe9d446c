import { vipLevelEntry } from "~/features/members/rank.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import type { GameCategory } from "~/platform/brands/bet-weights";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { multiplyByRate, parseRate, type Rate } from "~/platform/money/money";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { betsWithoutRebate, type CategoryBet, claimBetsWithoutRebate } from "../play-day.server";
import { rankOf } from "../vip.server";
import { addRates, percentOf } from "./rates";
import { claimReward, giveReward } from "./rewards";

type Calls = Implementation<"promotion">;

const NONE: Rate = { numerator: 0n, denominator: 1n };

/** Returns the rebate rate of a counted bet: the brand's rate for the category plus the level's. */
function rateOf({ brand }: Pick<SiteContext, "brand">, rankLevel: number, category: GameCategory): Rate {
  const rates = [brand.config.rewards.rebate[category], vipLevelEntry({ brand }, rankLevel)?.rebate];
  return rates.reduce((sum: Rate, rate) => (rate === undefined ? sum : addRates(sum, parseRate(rate))), NONE);
}

const lines = (ctx: Pick<SiteContext, "brand">, rankLevel: number, bets: readonly CategoryBet[]) =>
  bets.map(({ bet, category }) => {
    const rate = rateOf(ctx, rankLevel, category);
    return { category, bet, rate, amount: multiplyByRate(bet, rate) };
  });

const totalOf = (rows: readonly { readonly amount: bigint }[]) => rows.reduce((sum, { amount }) => sum + amount, 0n);

/** Implements the manual rebate (page `manualRebate`; requirement P9). A rebate has no turnover requirement. */
export const rebateCalls: Pick<Calls, "manualRebate" | "claimRebate"> = {
  async manualRebate(ctx) {
    const rows = await ctx.db.read(ctx.brand.code, (tx) => due(tx, ctx));
    return {
      rows: rows.map(({ amount, bet, category, rate }) => {
        return { category, validBet: wireMoney(ctx, bet), rate: percentOf(rate), amount: wireMoney(ctx, amount) };
      }),
      total: wireMoney(ctx, totalOf(rows)),
    };
  },
  claimRebate(ctx, { requestId }) {
    const { memberId } = ctx.session;
    return runMoneyCallOnce(ctx, { call: "claimRebate", requestId, content: null }, async (tx) => {
      const rank = await rankOf(tx, memberId);
      const amount = totalOf(lines(ctx, rank, await claimBetsWithoutRebate(tx, memberId)));
      // Bets too small for a rebate stay unused: the error rolls the transaction back.
      if (amount <= 0n) throw new WpsError("nothingToClaim");
      const reference = `rebate:${memberId}:${requestId}`;
      const given = await giveReward(tx, ctx, { memberId, kind: "rebate", reference, amount, turnover: 0n, about: {} });
      if (!given) throw new WpsError("requestConflict");
      const { balance } = await claimReward(tx, ctx, memberId, given.id);
      return { amount: wireMoney(ctx, amount), balance: wireMoney(ctx, balance) };
    });
  },
};

async function due(tx: Transaction, ctx: MemberContext) {
  const { memberId } = ctx.session;
  return lines(ctx, await rankOf(tx, memberId), await betsWithoutRebate(tx, memberId));
}
