import { catalogue } from "~/features/games/catalogue.server";
import { betWeight, CATEGORIES, type GameCategory } from "~/platform/brands/bet-weights";
import { textOf } from "~/platform/brands/brand-parts";
import type { VipLevel } from "~/platform/brands/config.gen";
import { formatNumber } from "~/platform/i18n/number";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import { formattedMoney, minorAmountOfFile } from "~/platform/money/amounts";
import { parseRate, type Rate } from "~/platform/money/money";
import type { SiteContext } from "~/platform/wps/context";
import { addRates, percentOf } from "./server/rates";

const NOTHING: Rate = { numerator: 0n, denominator: 1n };

const times = (a: Rate, b: Rate): Rate => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/**
 * Returns the sentences about a level, in the caller's language: the effective rebate by categories of equal rate, games with a
 * different weight, then the benefits from the brand's files.
 */
export function levelBenefits(
  ctx: SiteContext,
  level: Pick<VipLevel, "benefits"> & { readonly rebate?: string | undefined },
): readonly string[] {
  return [...rebateLines(ctx, level.rebate), ...level.benefits.map((one) => textOf(ctx, one))];
}

/** Returns the sentence about the gift for reaching a level, in the caller's language; empty without a gift. */
export function giftBenefit(ctx: SiteContext, { gift = "0" }: Pick<VipLevel, "gift">): readonly string[] {
  const amount = minorAmountOfFile(ctx, gift);
  if (amount <= 0n) return [];
  return [ctx.translate(ctx.brand, ctx.language, "common:vip.gift", { amount: formattedMoney(ctx, amount) })];
}

function rebateLines(ctx: SiteContext, rebate: string | undefined): readonly string[] {
  const { rewards } = ctx.brand.config;
  const games = catalogue(ctx).filter(({ view }) => view.isGame === undefined);
  const say = (key: string, params: Record<string, string> = {}) => ctx.translate(ctx.brand, ctx.language, key, params);
  const given = (category: GameCategory): Rate =>
    [rewards.rebate[category], rebate].reduce(
      (sum, rate) => (rate === undefined ? sum : addRates(sum, parseRate(rate))),
      NOTHING,
    );
  const rated = new Map<string, string[]>();
  const add = (rate: Rate, name: string) => rated.set(percentOf(rate), [...(rated.get(percentOf(rate)) ?? []), name]);
  for (const category of CATEGORIES.filter((one) => games.some((game) => game.category === one))) {
    const whole = given(category);
    if (whole.numerator === 0n) continue;
    const usual = betWeight(rewards, "rewards", { gameId: "", category });
    const isUsual = (weight: Rate) => percentOf(times(whole, weight)) === percentOf(times(whole, usual));
    const own = games
      .filter((game) => game.category === category)
      .map(({ view: { gameId, name } }) => ({ name, weight: betWeight(rewards, "rewards", { gameId, category }) }));
    if (own.some(({ weight }) => isUsual(weight))) add(times(whole, usual), say(`common:category.${category}`));
    for (const { name, weight } of own) if (!isUsual(weight)) add(times(whole, weight), name);
  }
  const shown = (percent: string) => formatNumber(Number(percent), FORMAT_TABLES[ctx.language], 4);
  const list = (names: readonly string[]) => names.reduce((first, next) => say("common:list.pair", { first, next }));
  return [...rated]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([percent, names]) =>
      Number(percent) === 0
        ? say("common:vip.noRebate", { list: list(names) })
        : say("common:vip.rebate", { percent: shown(percent), list: list(names) }),
    );
}
