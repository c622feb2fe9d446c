import type { PromotionsProps } from "~/platform/brands/config.gen";
import type { PromotionsData } from "./load";
import type { PromotionCardData } from "./promo-texts";

const promo = (
  id: string,
  art: string,
  rest: Pick<PromotionCardData, "category" | "title" | "summary" | "status" | "until">,
) => ({
  id,
  art: `/art/promo/${art}.svg`,
  ...rest,
});

/** Four promotions, one in each state. */
export const PROMOS: readonly PromotionCardData[] = [
  promo("welcome", "RNG-welcome", {
    category: "newbie",
    title: "Your first deposit, doubled",
    summary: "Up to 1,000 extra, for every slot.",
    status: "join",
    until: null,
  }),
  promo("cashback", "LIVE-cashback", {
    category: "live",
    title: "10% back on Mondays",
    summary: "Get back 10% of your weekend losses at the live tables.",
    status: "active",
    until: "2026-12-31T16:00:00.000Z",
  }),
  promo("league", "SPORTS-league", {
    category: "sports",
    title: "The derby ladder",
    summary: "Every correct score moves you up one place.",
    status: "soon",
    until: "2027-02-28T16:00:00.000Z",
  }),
  promo("lanterns", "LOTT-lanterns", {
    category: "lotto",
    title: "Lantern week",
    summary: "One free ticket per day.",
    status: "close",
    until: "2026-02-28T16:00:00.000Z",
  }),
];

/** Example of the whole list with tabs and pages, for the gallery and the tests. */
export const promotionsExample: { readonly props: PromotionsProps; readonly data: PromotionsData } = {
  props: {
    title: { EN: "Promotions", CN: "优惠活动", VI: "Khuyến mãi", AR: "العروض" },
    intro: { EN: "Current promotions and their end dates." },
    all: true,
  },
  data: { rows: PROMOS, categories: ["sports", "live", "lotto", "newbie"], category: "", pageNo: 1, totalPages: 3 },
};
