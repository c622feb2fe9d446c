import type { DrawResultsProps } from "~/platform/brands/config.gen";
import type { DrawResultsData } from "./load";

const AT = Date.UTC(2026, 0, 31, 8, 0, 0);
const BALLS = ["03 09 14 20 26", "01 08 17 22 25", "05 06 13 19 24", "02 11 12 18 27", "07 10 15 21 23"];

/** Example with five draws of one of three lotteries, for the gallery and the tests. */
export const drawResultsExample: { readonly props: DrawResultsProps; readonly data: DrawResultsData } = {
  props: { title: { EN: "Latest results", CN: "最新开奖", VI: "Kết quả mới nhất", AR: "أحدث النتائج" }, count: 10 },
  data: {
    game: { code: "northern-27", name: "Northern 27" },
    games: [
      { code: "northern-27", name: "Northern 27" },
      { code: "southern-18", name: "Southern 18" },
      { code: "minute-five", name: "Minute Five" },
    ],
    results: BALLS.map((row, at) => ({
      id: `20260131-00${48 - at}`,
      drawnAt: AT - at * 600_000,
      numbers: row.split(" "),
    })),
  },
};
