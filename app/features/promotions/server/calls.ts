import { artUrl, cachedPerSnapshot, entriesOf, pageOfList, textOf, toApiTime } from "~/platform/brands/brand-parts";
import type { Promotion } from "~/platform/brands/config.gen";
import { brandHtml } from "~/platform/wps/brand-html.server";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { promotionCalls } from "../contract/promotion";

type Category = Promotion["category"];

/** Categories in the order of the contract, which is the display order. */
const CATEGORIES: readonly Category[] = promotionCalls.promotions.input.shape.category.unwrap().options;

/** Default motifs of promotion pictures by category. Other categories have no motif. */
const MOTIFS: { readonly [C in Category]?: Promotion["motif"] } = {
  sports: "SPORTS",
  live: "LIVE",
  slots: "RNG",
  cards: "PVP",
  fish: "FISH",
  lotto: "LOTT",
};

/** Implements the promotion calls with promotions from the brand's content files. */
export const promotion: Pick<Implementation<"promotion">, "promotions" | "promotionDetail"> = {
  promotions(ctx, { category, pageNo, pageSize }) {
    const { all, categories } = promotions(ctx);
    const wanted = category === undefined ? all : all.filter(({ entry }) => entry.category === category);
    const { rows, ...paging } = pageOfList(wanted, pageNo, pageSize);
    return { rows: rows.map((one) => ({ ...one.view, status: statusOf(one.entry, ctx.now) })), categories, ...paging };
  },
  promotionDetail(ctx, { id }) {
    const found = promotions(ctx).all.find(({ view }) => view.id === id);
    if (!found) throw new WpsError("notFound");
    const html = cachedPerSnapshot(ctx, `promotion ${id}`, () => brandHtml(ctx, textOf(ctx, found.entry.html)));
    return { ...found.view, status: statusOf(found.entry, ctx.now), html };
  },
};

function promotions(ctx: SiteContext) {
  return cachedPerSnapshot(ctx, "promotions", () => {
    const all = entriesOf(ctx.brand, ctx.brand.content.promotions.items).map(([id, entry]) => {
      return { entry, view: promotionView(ctx, id, entry) };
    });
    const some = new Set(all.map(({ entry }) => entry.category));
    return { all, categories: CATEGORIES.filter((category) => some.has(category)) };
  });
}

/** Returns the status at `now` (UTC ms). The start and end times override the status of the file. */
function statusOf({ status, at, until }: Promotion, now: number): Promotion["status"] {
  if (until !== undefined && Date.parse(until) <= now) return "close";
  return Date.parse(at) > now ? "soon" : status;
}

function promotionView(ctx: SiteContext, id: string, { category, title, summary, seed, motif, at, until }: Promotion) {
  const drawn = motif ?? MOTIFS[category];
  return {
    id,
    category,
    title: textOf(ctx, title),
    summary: textOf(ctx, summary),
    art: artUrl(ctx, "promo", drawn === undefined ? seed : `${drawn}-${seed}`),
    at: toApiTime(at),
    until: until === undefined ? null : toApiTime(until),
  };
}
