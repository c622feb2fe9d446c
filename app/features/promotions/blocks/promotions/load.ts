import type { PromotionsProps } from "~/platform/brands/config.gen";
import { pageNumberFrom } from "~/site/page-number-from";
import type { BlockContext, BlockData } from "~/site/types";
import { isPromoCategory, type PromotionCardData } from "./promo-texts";

export interface PromotionsData {
  readonly rows: readonly PromotionCardData[];
  /** Codes of the categories with promotions; empty for a row. */
  readonly categories: readonly string[];
  /** Selected category; empty for all. */
  readonly category: string;
  readonly pageNo: number;
  readonly totalPages: number;
}

/** Page size of the whole list: a wide card and four rows of three. */
const WHOLE_PAGE = 13;
const FEW = 12;

type Row = Awaited<ReturnType<BlockContext["wps"]["promotion"]["promotions"]>>["rows"][number];

/** Converts a row of the list to the data of a card. */
export function promoOf({ id, category, title, summary, art, status, until }: Row): PromotionCardData {
  return { id, category, title, summary, art, status, until };
}

/**
 * Loads a page of the promotions. The whole list reads `category` and `no` from the query. An unknown category shows
 * all promotions with status 404.
 */
export async function loadPromotions(ctx: BlockContext, props: PromotionsProps): Promise<BlockData<PromotionsData>> {
  const wanted = props.all ? ctx.query.category : props.category;
  const category = isPromoCategory(wanted) ? wanted : undefined;
  const page = await ctx.wps.promotion.promotions({
    pageNo: props.all ? pageNumberFrom(ctx.query.no) : 1,
    pageSize: props.limit ?? (props.all ? WHOLE_PAGE : FEW),
    ...(category ? { category } : {}),
  });
  return {
    data: {
      rows: page.rows.map(promoOf),
      categories: props.all ? page.categories : [],
      category: category ?? "",
      pageNo: page.pageNo,
      totalPages: page.totalPages,
    },
    tags: ["promotions"],
    maxAge: 300,
    ...(wanted && !category ? { subject: null } : {}),
  };
}
