import type { CategoryGridProps } from "~/platform/brands/config.gen";
import type { CategoryGridData } from "./load";

/** Six categories for the gallery and the tests. */
export const categoryGridExample: { readonly props: CategoryGridProps; readonly data: CategoryGridData } = {
  props: {
    title: {
      EN: "What do you feel like playing?",
      CN: "今天想玩什么？",
      VI: "Hôm nay chơi gì?",
      AR: "ماذا تريد أن تلعب؟",
    },
  },
  data: {
    cards: [
      { code: "RNG", link: { href: "/rng" }, total: 164 },
      { code: "LIVE", link: { href: "/live" }, total: 48 },
      { code: "FISH", link: { href: "/fish" }, total: 12 },
      { code: "PVP", link: { href: "/pvp" }, total: 20 },
      { code: "SPORTS", link: { href: "/sports" }, total: 9 },
      { code: "LOTT", link: { href: "/lottery?vendor=LOTT" }, total: 31 },
    ],
  },
};
