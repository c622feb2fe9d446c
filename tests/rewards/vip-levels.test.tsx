import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { compareBenefits } from "~/features/rewards/blocks/vip-levels/compare";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";
import { blocks } from "~/registry/blocks.server";

const REGION = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };

/** A level as the call returns it. */
type SentLevel = Parameters<typeof compareBenefits>[0][number];

/** Returns the headings of the comparison of levels, after the column of the level. */
function headings(language: LanguageCode, sent: (t: ReturnType<typeof i18nFor>["t"]) => readonly SentLevel[]) {
  const { view: View } = blocks["vip-levels"] ?? {};
  if (!View) throw new Error("no block vip-levels");
  const i18n = i18nFor({ language, namespaces: ["common", "blocks"], region: REGION });
  const { columns, rows } = compareBenefits(sent(i18n.t));
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

const REBATE = { kind: "rebate", games: "Slots" } as const;
const GIFT = { kind: "gift" } as const;
const OTHER = { kind: "other" } as const;

test.each([
  ["EN", ["Rebate: Slots", "Gift for reaching this level"], ["0.3", "1.2"]],
  ["CN", ["返水：Slots", "升级礼金"], ["0.3", "1.2"]],
  ["VI", ["Hoàn trả: Slots", "Quà khi đạt cấp"], ["0,3", "1,2"]],
  ["AR", ["استرداد نقدي: Slots", "هدية بلوغ المستوى"], ["0.3", "1.2"]],
] as const)(
  "P6 rebates and gifts that differ between levels have headings of their own, in %s",
  (language, own, percents) => {
    const shown = headings(language, (t) =>
      percents.map((percent, at) => ({
        benefits: [
          t("common:vip.rebate", { percent, list: "Slots" }),
          t("common:vip.gift", { amount: `P\u00a0${at + 1},000.00` }),
        ],
        benefitKinds: [REBATE, GIFT],
      })),
    );
    expect(shown).toEqual(own);
  },
);

test("P6 a sentence of the brand keeps its words, and a gift that one level has keeps its amount", () => {
  const gift = "P\u00a050.00 gift when you reach this level";
  const levels = [
    { benefits: ["Spins: 10"], benefitKinds: [OTHER] },
    { benefits: ["Spins: 20", gift], benefitKinds: [OTHER, GIFT] },
  ];
  expect(headings("EN", () => levels)).toEqual(["Spins: …", gift]);
});

test("P6 without kinds, a column has its sentence as heading, whatever the words", () => {
  const levels = ["0.3", "1.2"].map((percent) => ({ benefits: [`${percent}% rebate: Slots`] }));
  expect(headings("EN", () => levels)).toEqual(["… rebate: Slots"]);
  const rebates = levels.map((level) => ({ ...level, benefitKinds: [{ kind: "rebate" } as const] }));
  expect(headings("EN", () => rebates)).toEqual(["… rebate: Slots"]);
});

test("P6 rebates on games whose names differ in a figure have a column each", () => {
  const kinds = ["3D games", "4D games"].map((games) => ({ ...REBATE, games }));
  const levels = ["0.3", "1.2"].map((percent) => ({
    benefits: kinds.map(({ games }) => `${percent}% rebate: ${games}`),
    benefitKinds: kinds,
  }));
  expect(headings("EN", () => levels)).toEqual(["Rebate: 3D games", "Rebate: 4D games"]);
});
