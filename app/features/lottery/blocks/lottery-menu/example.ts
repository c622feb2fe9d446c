import type { LotteryMenuProps } from "~/platform/brands/config.gen";
import { exampleDraws } from "../next-draw/example";
import type { LotteryMenuData } from "./load";

const AT = Date.UTC(2026, 0, 31, 8, 0, 0);
const [first, ...rest] = exampleDraws;
const BALLS = ["03 09 14 20 26", "01 08 17 22 25", "05 06 13 19 24", "02 11 12 18 27"];

/** Example with two groups and one open lottery, for the gallery and the tests. */
export const lotteryMenuExample: { readonly props: LotteryMenuProps; readonly data: LotteryMenuData } = {
  props: { title: { EN: "Lotteries", CN: "彩票大厅", VI: "Xổ số", AR: "اليانصيب" }, view: "cards" },
  data: {
    at: AT,
    vendor: null,
    vendors: [
      { code: "TCG_LOTTO_VN", name: "Lotto Nam" },
      { code: "ELOTT", name: "Swift Draw" },
    ],
    groups: [
      { code: "vn", title: "Vietnam", draws: exampleDraws.slice(0, 2) },
      { code: "fast", title: "Fast draws", draws: rest.slice(1) },
    ],
    open: first
      ? {
          draw: first,
          playType: "straight",
          results: BALLS.map((row, at) => ({ numbers: row.split(" "), drawnAt: AT - (at * 10 + 5) * 60_000 })),
        }
      : null,
  },
};
