import type { Announcement, Banner } from "~/core/config.gen";
import type { SiteContext } from "~/engine/context";
import { artUrl, entriesOf, once, textOf, timeOf } from "~/engine/snapshot";
import type { Implementation } from "~/engine/wps";
import { safeHtml, safeLink } from "~/wps/html.server";
import { winners } from "./winners";

/** Announcements and the VIP levels, from the brand's content files, and the winners board. */
export const home: Implementation<"home"> = {
  announcements: (ctx, { types }) => chosen(ctx, types),
  announcementsLogined: (ctx, { types }) => chosen(ctx, types),
  async rankList(ctx, { gameCategory, limitNum }) {
    const all = await winners(ctx);
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

/** The levels by rank. */
function vipLevels(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.vip.items)
    .map(([id, { rank, name, points, benefits }]) => {
      const art = artUrl(ctx, "medal", String(rank));
      return { id, rank, name: textOf(ctx, name), points, benefits: benefits.map((one) => textOf(ctx, one)), art };
    })
    .sort((a, b) => a.rank - b.rank);
}
