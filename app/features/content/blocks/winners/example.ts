import type { WinnersProps } from "~/platform/brands/config.gen";
import type { WinnersData } from "./load";

const GAMES = ["Jade Garden", "Ocean King", "Speed Baccarat", "Mega Keno", "Golden Koi", "Night Derby"];
const CATEGORIES = ["RNG", "FISH", "LIVE", "LOTT", "RNG", "SPORTS"];

/** Twelve wins for the gallery and the tests. */
export const winnersExample: { readonly props: WinnersProps; readonly data: WinnersData } = {
  props: { title: { EN: "Winning now", CN: "赢家榜", VI: "Đang thắng", AR: "يفوزون الآن" }, limit: 12 },
  data: {
    wins: Array.from({ length: 12 }, (_, at) => ({
      amount: `${(91234 - at * 6871).toFixed(0)}.50`,
      account: `${"abcdefghijkl"[at]}${"mnopqrstuvwx"[at]}***${at}`,
      game: GAMES[at % GAMES.length] ?? "Jade Garden",
      art: `/art/game/${CATEGORIES[at % CATEGORIES.length] ?? "RNG"}-example-${at}.svg`,
    })),
  },
};
