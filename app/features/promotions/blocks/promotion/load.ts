import type { PromotionProps } from "~/platform/brands/config.gen";
import { isWpsError } from "~/platform/wps/errors";
import { withOpenLinks } from "~/platform/wps/html.server";
import type { BlockContext, BlockData } from "~/site/types";
import { promoOf } from "../promotions/load";
import type { PromotionCardData } from "../promotions/promo-texts";

export interface PromotionData {
  /** Null if the URL names no promotion or an unknown one. `html` is sanitized by the call; `at` is an ISO time. */
  readonly promo: (PromotionCardData & { readonly html: string; readonly at: string }) | null;
  readonly others: readonly PromotionCardData[];
}

const MAX_ID = 64;
/** Path of the promotion list. */
const LIST = "/promotions";

async function detailOf(ctx: BlockContext, id: string): Promise<PromotionData["promo"]> {
  if (id === "" || id.length > MAX_ID) return null;
  try {
    const row = await ctx.wps.promotion.promotionDetail({ id });
    return { ...promoOf(row), html: withOpenLinks(row.html, ctx.leads), at: row.at };
  } catch (error) {
    if (isWpsError(error) && error.code === "notFound") return null;
    throw error;
  }
}

/** Loads the promotion named by the query parameter `id`, and a few other promotions that have not ended. */
export async function loadPromotion(ctx: BlockContext, props: PromotionProps): Promise<BlockData<PromotionData>> {
  const id = ctx.query.id ?? "";
  const count = props.others ?? 3;
  const [promo, list] = await Promise.all([detailOf(ctx, id), ctx.wps.promotion.promotions({ pageSize: count + 9 })]);
  const others = list.rows.filter((row) => row.id !== promo?.id && row.status !== "close").slice(0, count);
  const data = { promo, others: others.map(promoOf) };
  const about = promo && { title: promo.title, description: promo.summary, parent: LIST };
  return { data, tags: ["promotions"], maxAge: 300, ...(id === "" ? { unlisted: true } : { subject: about }) };
}

/** Maximum number of promotions in the sitemap. */
const MOST_LISTED = 60;

/** Returns the promotions of the brand; each has a URL. */
export async function promotionSubjects({ wps }: BlockContext): Promise<readonly { readonly id: string }[]> {
  const { rows } = await wps.promotion.promotions({ pageSize: MOST_LISTED });
  return rows.map(({ id }) => ({ id }));
}
