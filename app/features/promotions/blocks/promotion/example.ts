import type { PromotionProps } from "~/platform/brands/config.gen";
import { PROMOS } from "../promotions/example";
import type { PromotionData } from "./load";

const [first, ...others] = PROMOS;

/** Example with one promotion that can be joined, and three others. */
export const promotionExample: { readonly props: PromotionProps; readonly data: PromotionData } = {
  props: { others: 3 },
  data: {
    promo: first
      ? {
          ...first,
          at: "2026-01-01T00:00:00.000Z",
          html: "<p>Deposit for the first time and we add the same again, up to 1,000.</p><h3>What to know</h3><ul><li>One welcome a person and household.</li><li>Play the bonus through twelve times within 30 days.</li><li>Live tables count for a tenth.</li></ul>",
        }
      : null,
    others,
  },
};
