import { jackpotExample } from "~/features/games/blocks/jackpot/example";
import type { HeroProps } from "~/platform/brands/config.gen";
import { exampleBanners } from "../banners/example";
import type { HeroData } from "./load";

/** The full-bleed hero with its live column and slides, for the gallery and the tests. */
export const heroExample: { readonly props: HeroProps; readonly data: HeroData } = {
  props: {
    title: { EN: "The lights are on tonight", CN: "今夜灯火已亮", VI: "Đêm nay đèn đã sáng", AR: "أُضيئت أنوار الليلة" },
    text: { EN: "All tables and slots in one place." },
    action: { label: { EN: "Play now", CN: "立即开始", VI: "Chơi ngay", AR: "العب الآن" }, href: "/" },
    variant: "full-bleed",
    category: "RNG",
    seed: "night",
    live: true,
    group: "home",
  },
  data: {
    jackpot: jackpotExample.data.jackpot,
    wins: [
      { amount: "61234.50", account: "ab***9", game: "Jade Garden", art: "/art/game/RNG-example-0.svg" },
      { amount: "18400.00", account: "ki***2", game: "Ocean King", art: "/art/game/FISH-example-1.svg" },
      { amount: "9120.75", account: "su***7", game: "Speed Baccarat", art: "/art/game/LIVE-example-2.svg" },
    ],
    games: [],
    matches: null,
    draws: null,
    banners: exampleBanners,
    search: "",
  },
};
