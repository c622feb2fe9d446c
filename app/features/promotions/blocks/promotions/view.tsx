import { FewPromotions } from "./few";
import type { PromotionsInput } from "./promo-card";
import { PromotionList } from "./whole-list";

/** Views of the block. The browser loads only the views used by its pages (`blocks.client.ts`). */
export const PROMOTIONS_VIEWS = { promotions: FewPromotions, "promotions/all": PromotionList } as const;

/** Renders the brand's promotions: a short row for a home page, or the whole list with categories and pages. */
export function PromotionsView(input: PromotionsInput) {
  return input.props.all ? <PromotionList {...input} /> : <FewPromotions {...input} />;
}
