import type { GameRowProps } from "~/platform/brands/config.gen";
import type { GameRowData } from "./load";

const NAMES = [
  "Jade Garden",
  "Ocean King",
  "Speed Baccarat",
  "Three Card Storm",
  "Mega Keno",
  "Golden Koi",
  "Night Derby",
];
const CATEGORIES = ["RNG", "FISH", "LIVE", "PVP", "LOTT", "RNG", "SPORTS"];

/** A row of seven games for the gallery and the tests. */
export const gameRowExample: { readonly props: GameRowProps; readonly data: GameRowData } = {
  props: {
    title: { EN: "Hot games", CN: "热门游戏", VI: "Trò chơi nổi bật", AR: "ألعاب رائجة" },
    layout: "row",
    page: "/rng",
  },
  data: {
    search: "",
    coming: [],
    games: NAMES.map((name, at) => ({
      id: `example-${at}`,
      name,
      vendor: at % 2 ? "REEL" : "NOVA",
      minBet: at % 2 ? "0.10" : "5.00",
      art: `/art/game/${CATEGORIES[at] ?? "RNG"}-example-${at}.svg`,
      hot: at < 2,
    })),
  },
};
