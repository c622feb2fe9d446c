import { giftBenefit, levelBenefits } from "~/features/rewards/benefits.server";
import { assetUrl } from "~/platform/brands/brand-asset";
import { artUrl, cachedPerSnapshot, entriesOf, textOf, toApiTime } from "~/platform/brands/brand-parts";
import type { Announcement, Banner } from "~/platform/brands/config.gen";
import { hasLinkTarget } from "~/platform/brands/link-targets";
import { displayPeriodOf, isShownAt, nextChange } from "~/platform/time/display-period";
import { brandHtml } from "~/platform/wps/brand-html.server";
import type { SiteContext } from "~/platform/wps/context";
import { safeLink } from "~/platform/wps/html.server";
import type { Implementation } from "~/platform/wps/implementation";
import { winners } from "./winners";

/** Implements announcements and VIP levels, from the brand's content files, and the winners board. */
export const home: Implementation<"home"> = {
  announcements: (ctx, { types }) => shownAnnouncements(ctx, types),
  announcementsLogined: (ctx, { types }) => shownAnnouncements(ctx, types),
  async rankList(ctx, { gameCategory, limitNum }) {
    const all = await winners(ctx);
    const rows = gameCategory === "ALL" ? all : all.filter(({ vo }) => vo.gameType === gameCategory);
    return { winners: rows.slice(0, limitNum) };
  },
  vipLevels: (ctx) => cachedPerSnapshot(ctx, "vip levels", () => ({ levels: vipLevels(ctx) })),
};

/** Returns the announcements of the requested kinds that are shown now. */
function shownAnnouncements(ctx: SiteContext, types: string) {
  const { now } = ctx;
  const wanted = new Set(types.split(","));
  const texts = cachedPerSnapshot(ctx, "announcements", () => announcements(ctx)).filter(({ type }) =>
    wanted.has(type),
  );
  const drawn = wanted.has("B") ? cachedPerSnapshot(ctx, "banners", () => banners(ctx)) : [];
  const of = (type: string) => texts.filter((one) => one.type === type && isShownAt(one, now)).map(({ view }) => view);
  const groups: Record<string, (typeof drawn)[number]["view"][]> = {};
  for (const one of drawn) {
    if (!isShownAt(one, now)) continue;
    groups[one.group] ??= [];
    groups[one.group]?.push(one.view);
  }
  const next = nextChange([...texts, ...drawn], now);
  return {
    player: [...of("PL"), ...of("H")],
    banners: groups,
    popup: of("PU"),
    promotion: of("PR"),
    changesIn: next === null ? null : Math.ceil((next - now) / 1000),
  };
}

/** Kinds of announcements in calls, by kind in the files. */
const TYPES: Readonly<Record<Announcement["kind"], string>> = {
  player: "PL",
  member: "H",
  popup: "PU",
  promotion: "PR",
};

function announcements(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.announcements.items).map(([id, entry]) => {
    const { kind, title, html, at } = entry;
    const view = { id, title: textOf(ctx, title), html: brandHtml(ctx, textOf(ctx, html)), at: toApiTime(at) };
    return { type: TYPES[kind], ...displayPeriodOf(entry), view };
  });
}

/** Returns the banners of the caller's language. */
function banners(ctx: SiteContext) {
  return (
    entriesOf(ctx.brand, ctx.brand.content.banners.items)
      .filter(([, { languages }]) => languages === undefined || languages.includes(ctx.language))
      // Omits banners whose target page the brand does not have.
      .filter(([, { href, linkageType }]) => !linkageType || hasLinkTarget(ctx.brand, href ?? "#"))
      .map(([id, banner]) => ({ group: banner.group, ...displayPeriodOf(banner), view: bannerView(ctx, id, banner) }))
  );
}

function bannerView(ctx: SiteContext, id: string, banner: Banner) {
  const link = banner.linkageType ? safeLink(banner.href) : null;
  return {
    id,
    title: textOf(ctx, banner.title),
    text: textOf(ctx, banner.text) || null,
    art:
      banner.image === undefined ? artUrl(ctx, "banner", banner.seed) : assetUrl(banner.image, ctx.brand.filesVersion),
    linkageType: link === null ? null : (banner.linkageType ?? null),
    link,
  };
}

/** Returns the levels by rank. */
function vipLevels(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.vip.items)
    .map(([id, level]) => {
      const { name, points, rank } = level;
      const art = artUrl(ctx, "medal", String(rank));
      const benefits = [...levelBenefits(ctx, level), ...giftBenefit(ctx, level)];
      return {
        id,
        rank,
        name: textOf(ctx, name),
        points,
        benefits: benefits.map(({ text }) => text),
        benefitKinds: benefits.map(({ text: _, ...kind }) => kind),
        art,
      };
    })
    .sort((a, b) => a.rank - b.rank);
}
