import { expect, test, vi } from "vitest";
import { BonusDetails } from "~/features/rewards/pages/bonus-details/bonus-details";
import { ManualRebate } from "~/features/rewards/pages/manual-rebate/manual-rebate";
import { PlayerRank } from "~/features/rewards/pages/player-rank/player-rank";
import { RewardCenter } from "~/features/rewards/pages/reward-center/reward-center";
import { renderIn, textOfHtml } from "../helpers/rendered-text";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  useRevalidator: () => ({ state: "idle", revalidate: () => {} }),
}));

const page = { pageNo: 1, pageSize: 10, total: 0, totalPages: 0, requestId: "r", rows: [] };
const rest = { site: {} as never, answer: undefined };

test.each([
  ["EN", "Total: P 25.00", "Deposited today: P 1.00", "Gift: P 5.00"],
  ["CN", "合计：P 25.00", "今日已存款：P 1.00", "礼金：P 5.00"],
] as const)("P5 P6 I3 in %s labels and values are joined with the colon of the language", (language, ...texts) => {
  const raffle = { state: "deposit", deposit: "100.00", paid: "1.00", prizes: [], won: null, until: "2026-02-01" };
  const waiting = { count: 2, amount: "25.00" };
  const level = { rankLevel: 1, labelName: "Gold", icon: "/i.svg", points: 10, gift: "5.00", benefits: [] };
  const rank = { levels: [level], rankLevel: 0, labelName: "", icon: "", points: 0, next: null, betPerPoint: "0.00" };
  const shown = [
    <RewardCenter key="c" data={{ ...page, raffle, waiting } as never} {...rest} />,
    <PlayerRank key="r" data={rank as never} {...rest} />,
  ].map((part) => textOfHtml(renderIn(language, part)));
  for (const text of texts) expect(shown.join("\n")).toContain(`\n${text}`);
});

test.each([
  ["0.00", "Turnover completed"],
  ["15.00", "Complete this before you withdraw. Deposits and bonuses are included."],
])("P5 with %s of turnover left, the note is: %s", (turnoverRequired, note) => {
  const part = <BonusDetails data={{ ...page, claimed: "20.00", turnoverRequired } as never} {...rest} />;
  expect(textOfHtml(renderIn("EN", part)).split("\n")).toContain(note);
});

test.each([
  ["EN", "0.35%"],
  ["VI", "0,35%"],
] as const)("P5 I3 in %s the rate of a rebate is written as %s", (language, rate) => {
  const row = { category: "RNG", validBet: "1200.00", rate: "0.35", amount: "4.20" };
  const part = <ManualRebate data={{ rows: [row], total: "4.20", requestId: "r" } as never} {...rest} />;
  expect(textOfHtml(renderIn(language, part)).split("\n")).toContain(rate);
});
