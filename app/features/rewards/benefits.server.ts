import { catalogue } from "~/features/games/catalogue.server";
import { betWeight, CATEGORIES, type GameCategory } from "~/platform/brands/bet-weights";
import { textOf } from "~/platform/brands/brand-parts";
import type { VipLevel } from "~/platform/brands/config.gen";
import { formatNumber } from "~/platform/i18n/number";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import { formattedMoney, minorAmountOfFile } from "~/platform/money/amounts";
import { parseRate, type Rate } from "~/platform/money/money";
import type { SiteContext } from "~/platform/wps/context";
import type { BenefitKind } from "./rules/benefits";
import { addRates, percentOf } from "./server/rates";

/** Benefit of a level: its kind and its sentence in the caller's language. */
export interface LevelBenefit extends BenefitKind {
  readonly text: string;
}

const NOTHING: Rate = { numerator: 0n, denominator: 1n };

const times = (a: Rate, b: Rate): Rate => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/**
 * Returns the benefits of a level: the effective rebate by categories of equal rate, games with a different weight, then the
 * benefits from the brand's files.
 */
export function levelBenefits(
  ctx: SiteContext,
  level: Pick<VipLevel, "benefits"> & { readonly rebate?: string | undefined },
): readonly LevelBenefit[] {
  const own = level.benefits.map((one) => ({ kind: "other", text: textOf(ctx, one) }) as const);
  return [...rebateBenefits(ctx, level.rebate), ...own];
}

/** Returns the gift for reaching a level; empty without a gift. */
export function giftBenefit(ctx: SiteContext, { gift = "0" }: Pick<VipLevel, "gift">): readonly LevelBenefit[] {
  const amount = minorAmountOfFile(ctx, gift);
  if (amount <= 0n) return [];
  const text = ctx.translate(ctx.brand, ctx.language, "common:vip.gift", { amount: formattedMoney(ctx, amount) });
  return [{ kind: "gift", text }];
}

function rebateBenefits(ctx: SiteContext, rebate: string | undefined): readonly LevelBenefit[] {
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
    .map(([percent, names]) => {
      const games = list(names);
      if (Number(percent) === 0) return { kind: "other", text: say("common:vip.noRebate", { list: games }) };
      return { kind: "rebate", games, text: say("common:vip.rebate", { percent: shown(percent), list: games }) };
    });
}
