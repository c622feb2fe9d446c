import { expect, test } from "vitest";
import { SlipRules } from "~/features/house/pages/game/slip/slip-rules";
import { BrandFigureTable } from "~/features/reports/console/figure-tables";
import { KeyFigures } from "~/features/reports/console/key-figures";
import { renderIn, textOfHtml } from "../helpers/rendered-text";

const MONEY = { deposits: "0.00", withdrawals: "0.00", validBet: "0.00", payout: "0.00", bonus: "0.00" };
const COUNTS = { depositCount: 0, withdrawalCount: 0, registrations: 0, signIns: 0, bets: 0 };
const sums = (net: string) => ({ ...MONEY, ...COUNTS, net });

test.each([
  ["EN", "178.00", "+1,680% from P 10.00 previously"],
  ["VI", "178.00", "+1.680% so với P 10.00 trước đó"],
  ["EN", "3.90", "-61% from P 10.00 previously"],
] as const)("X figures: in %s the change to a net revenue of %s is written: %s", (language, net, text) => {
  const part = <KeyFigures totals={sums(net)} before={sums("10.00")} />;
  expect(textOfHtml(renderIn(language, part)).split("\n")).toContain(text);
});

test("X figures: I3 the accessible name of a table of figures has the punctuation of the language", () => {
  const group = { operator: "north-star", currency: { code: "PHP", symbol: "P", scale: 2 }, brands: [] };
  const drawn = renderIn("CN", <BrandFigureTable group={group as never} query="" />);
  expect(drawn).toContain('aria-label="按品牌：north-star，币种 PHP"');
});

test("G10 I3 the return of a match is written in the number format of the language", () => {
  const matches = [{ matchId: "1", home: "A", away: "B", declared: "90.79" }];
  expect(renderIn("VI", <SlipRules matches={matches as never} />)).toContain(">90,79%</bdi>");
});
