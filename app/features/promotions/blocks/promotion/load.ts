import type { PromotionProps } from "~/platform/brands/config.gen";
import { isWpsError } from "~/platform/wps/errors";
import { withOpenLinks } from "~/platform/wps/html.server";
import type { BlockContext, BlockData } from "~/site/types";
import { promoOf } from "../promotions/load";
import type { Promo } from "../promotions/promo-texts";

export interface PromotionData {
  /** Null when the address names none, or one that is gone. `html` is sanitised by the call; `at` is ISO time. */
  readonly promo: (Promo & { readonly html: string; readonly at: string }) | null;
  readonly others: readonly Promo[];
}

const MAX_ID = 64;
/** Path of the page that lists them. */
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

/** The promotion that the query `id` names, and a few that are not it and have not ended. */
export async function loadPromotion(ctx: BlockContext, props: PromotionProps): Promise<BlockData<PromotionData>> {
  const id = ctx.query.id ?? "";
  const count = props.others ?? 3;
  const [promo, list] = await Promise.all([detailOf(ctx, id), ctx.wps.promotion.promotions({ pageSize: count + 9 })]);
  const others = list.rows.filter((row) => row.id !== promo?.id && row.status !== "close").slice(0, count);
  const data = { promo, others: others.map(promoOf) };
  const about = promo && { title: promo.title, description: promo.summary, parent: LIST };
  return { data, tags: ["promotions"], maxAge: 300, ...(id === "" ? { unlisted: true } : { subject: about }) };
}

/** How many promotions the sitemap holds at most. */
const MOST_LISTED = 60;

/** The promotions of the brand, each with an address of its own. */
export async function promotionSubjects({ wps }: BlockContext): Promise<readonly { readonly id: string }[]> {
  const { rows } = await wps.promotion.promotions({ pageSize: MOST_LISTED });
  return rows.map(({ id }) => ({ id }));
}
