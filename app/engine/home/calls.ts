import type { Announcement, Banner } from "~/core/config.gen";
import type { SiteContext } from "~/engine/context";
import { artUrl, entriesOf, moneyOf, once, textOf, timeOf } from "~/engine/snapshot";
import type { Implementation } from "~/engine/wps";
import { safeHtml, safeLink } from "~/wps/html.server";

/** The winners board shows wins above this (spec 2 section 9). */
const WINNERS_ABOVE = 50_000;

/** Announcements, the winners board and the VIP levels, from the brand's content files. */
export const home: Implementation<"home"> = {
  announcements: (ctx, { types }) => chosen(ctx, types),
  announcementsLogined: (ctx, { types }) => chosen(ctx, types),
  rankList(ctx, { gameCategory, limitNum }) {
    const all = once(ctx, "winners", () => winners(ctx));
    const rows = gameCategory === "ALL" ? all : all.filter(({ vo }) => vo.gameType === gameCategory);
    return { winners: rows.slice(0, limitNum) };
  },
  vipLevels: (ctx) => once(ctx, "vip levels", () => ({ levels: vipLevels(ctx) })),
};

/** The announcements of the kinds that are asked for; those that have ended are gone. */
function chosen(ctx: SiteContext, types: string) {
  const wanted = new Set(types.split(","));
  const all = once(ctx, "announcements", () => announcements(ctx));
  const of = (type: string, kind: Announcement["kind"]) => {
    if (!wanted.has(type)) return [];
    return all.filter((entry) => entry.kind === kind && entry.until > ctx.now).map(({ view }) => view);
  };
  return {
    player: [...of("PL", "player"), ...of("H", "member")],
    banners: wanted.has("B") ? once(ctx, "banners", () => banners(ctx)) : {},
    popup: of("PU", "popup"),
    promotion: of("PR", "promotion"),
  };
}

function announcements(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.announcements.items).map(([id, { kind, title, html, at, until }]) => {
    const view = { id, title: textOf(ctx, title), html: safeHtml(textOf(ctx, html)), at: timeOf(at) };
    return { kind, until: until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until), view };
  });
}

function banners(ctx: SiteContext) {
  const groups: Record<string, ReturnType<typeof bannerView>[]> = {};
  for (const [id, banner] of entriesOf(ctx.brand, ctx.brand.content.banners.items)) {
    const group = groups[banner.group] ?? [];
    group.push(bannerView(ctx, id, banner));
    groups[banner.group] = group;
  }
  return groups;
}

function bannerView(ctx: SiteContext, id: string, banner: Banner) {
  const link = banner.linkageType ? safeLink(banner.href) : null;
  return {
    id,
    title: textOf(ctx, banner.title),
    text: textOf(ctx, banner.text) || null,
    art: artUrl(ctx, "banner", banner.seed),
    linkageType: link === null ? null : (banner.linkageType ?? null),
    link,
  };
}

/** Winners of games that the brand offers, latest first, those of one time by their order in the files. */
function winners(ctx: SiteContext) {
  const games = ctx.brand.content.games.items;
  const { vendors } = ctx.brand.config;
  return entriesOf(ctx.brand, ctx.brand.content.winners.items)
    .flatMap(([, { winAmount, account, game: id, at }]) => {
      const game = Object.hasOwn(games, id) ? games[id] : undefined;
      if (!game || !vendors.includes(game.vassalage) || Number(winAmount) <= WINNERS_ABOVE) return [];
      const { vassalage, gameType } = game;
      const vo = {
        account,
        game: textOf(ctx, game.name),
        vassalage,
        gameType,
        art: artUrl(ctx, "game", id),
        at: timeOf(at),
      };
      return [{ winAmount: moneyOf(winAmount), vo }];
    })
    .sort((a, b) => Date.parse(b.vo.at) - Date.parse(a.vo.at));
}

/** The levels by rank. */
function vipLevels(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.vip.items)
    .map(([id, { rank, name, points, benefits }]) => {
      const art = artUrl(ctx, "medal", String(rank));
      return { id, rank, name: textOf(ctx, name), points, benefits: benefits.map((one) => textOf(ctx, one)), art };
    })
    .sort((a, b) => a.rank - b.rank);
}
