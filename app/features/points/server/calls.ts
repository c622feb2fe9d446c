import { artUrl, cachedPerSnapshot, entriesOf, pageOfList, textOf, toApiMoney } from "~/platform/brands/brand-parts";
import type { PointReward } from "~/platform/brands/config.gen";
import { brandHtml } from "~/platform/wps/brand-html.server";
import type { SiteContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";

/** Implements the points calls with the value of points and the rewards from the brand's files. */
export const point: Implementation<"point"> = {
  pointReward(ctx, { kind, pageNo, pageSize }) {
    const all = cachedPerSnapshot(ctx, "rewards", () => rewards(ctx));
    return pageOfList(kind === undefined ? all : all.filter((one) => one.kind === kind), pageNo, pageSize);
  },
  pointConfig(ctx) {
    const { points } = ctx.brand.config;
    if (points === undefined) return { ratio: "0", html: "" };
    const { ratio, rules } = points;
    return cachedPerSnapshot(ctx, "point config", () => ({ ratio, html: brandHtml(ctx, textOf(ctx, rules)) }));
  },
};

function rewards(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.points.items).map(([id, reward]) => rewardView(ctx, id, reward));
}

function rewardView(ctx: SiteContext, id: string, reward: PointReward) {
  const { kind, name, points, amount, units = 1, stock = null, seed } = reward;
  return {
    id,
    kind,
    name: textOf(ctx, name),
    units,
    pointsRequirement: points,
    amountRequirement: amount === undefined ? null : toApiMoney(amount),
    stock,
    art: artUrl(ctx, "goods", seed),
  };
}
