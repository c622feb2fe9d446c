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
          html: "<p>We double your first deposit, up to 1,000.</p><h3>Conditions</h3><ul><li>One welcome bonus per person and household.</li><li>Bet the bonus twelve times within 30 days.</li><li>Bets at live tables count 10%.</li></ul>",
        }
      : null,
    others,
  },
};
