import { artUrl, cachedPerSnapshot, entriesOf, textOf, toApiTime } from "~/platform/brands/brand-parts";
import type { Lottery } from "~/platform/brands/config.gen";
import { listedVendors } from "~/platform/brands/vendors";
import { nextDraw } from "~/platform/time/schedule";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";

/** Groups in display order, with the text keys of their titles. */
const GROUPS = [
  ["vn", "common:lottery.vn"],
  ["sea", "common:lottery.sea"],
  ["fast", "common:lottery.fast"],
] as const;

/** Implements the lottery calls with games, schedules and results from the brand's content files. */
export const lottery: Pick<Implementation<"lottery">, "vnGameMenu" | "vnNumero" | "draws"> = {
  vnGameMenu(ctx, { prizeMode }) {
    return cachedPerSnapshot(ctx, `lottery menu ${prizeMode ?? ""}`, () => ({ groups: groups(ctx, prizeMode) }));
  },
  vnNumero(ctx, { gameCode, count }) {
    lotteryOf(ctx, gameCode);
    const drawn = cachedPerSnapshot(ctx, `numero ${gameCode}`, () => results(lotteryOf(ctx, gameCode)));
    return {
      rows: drawn
        .filter(({ at }) => at <= ctx.now)
        .map(({ row }) => row)
        .slice(0, count),
    };
  },
  draws(ctx, { gameCode }) {
    const { id, closesAt, drawsAt } = nextDraw(lotteryOf(ctx, gameCode), ctx.now);
    return { draw: { id, closesAt: toApiTime(closesAt), drawsAt: toApiTime(drawsAt) }, serverTime: toApiTime(ctx.now) };
  },
};

/** Returns the lottery games that the brand offers, by code, with their vendors. */
function lotteries(ctx: SiteContext) {
  return cachedPerSnapshot(ctx, "lotteries", () => {
    const vendors = new Map(listedVendors(ctx));
    const offered = entriesOf(ctx.brand, ctx.brand.content.lotteries.items).flatMap(([code, game]) => {
      const vendor = vendors.get(game.vassalage);
      return vendor === undefined ? [] : [[code, { game, vendor }] as const];
    });
    return new Map(offered);
  });
}

function lotteryOf(ctx: SiteContext, gameCode: string): Lottery {
  const found = lotteries(ctx).get(gameCode);
  if (!found) throw new WpsError("notFound");
  return found.game;
}

function groups(ctx: SiteContext, prizeMode: Lottery["prizeMode"] | undefined) {
  const all = [...lotteries(ctx)].filter(([, { game }]) => prizeMode === undefined || game.prizeMode === prizeMode);
  return GROUPS.flatMap(([gameGroupCode, key]) => {
    const own = all.filter(([, { game }]) => game.group === gameGroupCode);
    if (own.length === 0) return [];
    const gameMenus = own.map(([gameCode, { game, vendor }]) => {
      const { vassalage, prizeMode, everyMinutes } = game;
      const { accountTypeName } = vendor;
      const names = { name: textOf(ctx, game.name), vendorName: textOf(ctx, vendor.name) };
      const art = artUrl(ctx, "game", gameCode);
      return { gameCode, ...names, vassalage, accountTypeName, art, prizeMode, everyMinutes };
    });
    return [{ gameGroupCode, title: ctx.translate(ctx.brand, ctx.language, key), gameMenus }];
  });
}

/** Returns the draws of the files, latest first; draws of the same time in the order of the files. */
function results({ results }: Lottery) {
  return results
    .map(({ drawId, at, numbers }) => {
      const drawnAt = Date.parse(at);
      return { at: drawnAt, row: { drawId, drawnAt: toApiTime(drawnAt), numbers } };
    })
    .sort((a, b) => b.at - a.at);
}
