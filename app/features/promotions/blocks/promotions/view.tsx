import { FewPromotions } from "./few";
import type { PromotionsInput } from "./promo-card";
import { PromotionList } from "./whole-list";

/** The views of the block. A browser loads those that its pages show (`blocks.client.ts`). */
export const PROMOTIONS_VIEWS = { promotions: FewPromotions, "promotions/all": PromotionList } as const;

/** The brand's promotions: a row of a few for a home page, or the whole list with its categories and pages. */
export function PromotionsView(input: PromotionsInput) {
  return input.props.all ? <PromotionList {...input} /> : <FewPromotions {...input} />;
}
