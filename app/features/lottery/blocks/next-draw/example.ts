import type { NextDrawProps } from "~/platform/brands/config.gen";
import type { LotteryDraw, LotteryDrawsData } from "./load";

const AT = Date.UTC(2026, 0, 31, 8, 0, 0);

/** Returns a lottery whose draw is due in the given number of seconds. */
function draw(code: string, name: string, every: number, seconds: number, numbers: readonly string[]): LotteryDraw {
  const drawsAt = AT + seconds * 1_000;
  const last = { numbers, drawnAt: drawsAt - every * 60_000 };
  return { code, name, art: `/art/game/LOTT-${code}.svg`, every, drawsAt, closesAt: drawsAt - 30_000, last };
}

/** Lotteries with different draw intervals; one of them is closed. */
export const exampleDraws: readonly LotteryDraw[] = [
  draw("northern-27", "Northern 27", 10, 279, ["03", "09", "14", "20", "26"]),
  draw("minute-five", "Minute Five", 1, 18, ["2", "7", "7", "0", "5"]),
  draw("southern-18", "Southern 18", 1440, 30_600, ["48213", "07", "91"]),
  draw("delta-six", "Delta Six", 60, 1_934, ["04", "11", "19", "23", "38", "45"]),
];

/** Example with four cards, for the gallery and the tests. */
export const nextDrawExample: { readonly props: NextDrawProps; readonly data: LotteryDrawsData } = {
  props: { title: { EN: "Next draws", CN: "即将开奖", VI: "Kỳ quay tiếp theo", AR: "السحوبات القادمة" }, limit: 4 },
  data: { at: AT, draws: exampleDraws },
};
