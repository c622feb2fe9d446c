import type { GameCategory } from "~/platform/brands/bet-weights";
import { merchantOf } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import type { Implementation } from "~/platform/wps/implementation";
import { createdSinceSql, periodBounds, requestedPeriod } from "./period";

interface CategoryRow extends Record<string, unknown> {
  readonly category: GameCategory;
  readonly rounds: number;
  readonly bet: bigint;
  readonly valid: bigint;
  readonly win: bigint;
}

interface KindRow extends Record<string, unknown> {
  readonly kind: string;
  readonly sum: bigint;
}

/** Parameters: $1 brand, $2 member, $3 and $4 start and end. */
const BY_CATEGORY = `select category, count(*)::int as rounds, sum(bet)::bigint as bet, sum(win)::bigint as win,
    coalesce(sum(bet) filter (where state = 'closed'), 0)::bigint as valid
  from round where merchant_id = $1 and member_id = $2 and opened_at >= $3 and opened_at < $4
  group by category order by sum(bet) desc, category`;

const byKind = (from: Date) => `select t.kind, sum(p.amount)::bigint as sum
  from posting p join ledger_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
  where p.merchant_id = $1 and p.member_id = $2 and ${createdSinceSql("p.transaction_id", from)}
    and t.at >= $3 and t.at < $4 and t.kind in ('bonus', 'rebate', 'referral', 'deposit', 'withdrawPaid')
  group by t.kind`;

/** Returns personal profit and loss; see the call `personalProfit`. */
export const personalProfit: Implementation<"report">["personalProfit"] = async (ctx, given) => {
  const period = requestedPeriod(ctx, given);
  const { categories, kinds } = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [begin, end] = periodBounds(ctx, period);
    const values = [merchantOf(tx), ctx.session.memberId, begin, end];
    const categories = await tx.query<CategoryRow>(BY_CATEGORY, values);
    return { categories, kinds: await tx.query<KindRow>(byKind(begin), values) };
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
