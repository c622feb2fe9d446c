import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { compareBenefits } from "~/features/rewards/blocks/vip-levels/compare";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";
import { blocks } from "~/registry/blocks.server";

const REGION = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };

/** Returns the headings of the comparison for the sentences of the levels, after the column of the level. */
function headings(language: LanguageCode, sentences: (t: ReturnType<typeof i18nFor>["t"]) => readonly string[][]) {
  const { view: View } = blocks["vip-levels"] ?? {};
  if (!View) throw new Error("no block vip-levels");
  const i18n = i18nFor({ language, namespaces: ["common", "blocks"], region: REGION });
  const { columns, rows } = compareBenefits(sentences(i18n.t));
  const levels = rows.map((benefits, at) => ({
    id: `l${at}`,
    rank: at + 1,
    name: "L",
    points: at,
    art: "/a",
    benefits,
  }));
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <View props={{} as never} data={{ columns, levels } as never} />
    </I18nProvider>,
  );
  return [...drawn.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, text]) => text).slice(1);
}

test.each([
  ["EN", ["Rebate: Slots", "Gift for reaching this level"], ["0.3", "1.2"]],
  ["CN", ["返水：Slots", "升级礼金"], ["0.3", "1.2"]],
  ["VI", ["Hoàn trả: Slots", "Quà khi đạt cấp"], ["0,3", "1,2"]],
  ["AR", ["استرداد نقدي: Slots", "هدية بلوغ المستوى"], ["0.3", "1.2"]],
] as const)(
  "P6 rebates and gifts that differ between levels have headings of their own, in %s",
  (language, own, percents) => {
    const shown = headings(language, (t) =>
      percents.map((percent, at) => [
        t("common:vip.rebate", { percent, list: "Slots" }),
        t("common:vip.gift", { amount: `P\u00a0${at + 1},000.00` }),
      ]),
    );
    expect(shown).toEqual(own);
  },
);

test("P6 a sentence of the brand keeps its words, and a gift that one level has keeps its amount", () => {
  const gift = "P\u00a050.00 gift when you reach this level";
  expect(headings("EN", () => [["Spins: 10"], ["Spins: 20", gift]])).toEqual(["Spins: …", gift]);
});
