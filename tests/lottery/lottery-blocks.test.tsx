import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";
import { blocks } from "~/registry/blocks.server";

/** Renders a block's example to HTML. */
function html(type: string, language: LanguageCode = "EN"): string {
  const { view: View, example } = blocks[type] ?? {};
  if (!View || !example) throw new Error(`no block ${type}`);
  const region = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nFor({ language, namespaces: ["common", "blocks"], region })}>
      <View props={example.props as never} data={example.data as never} />
    </I18nProvider>,
  );
}

/** Returns the accessible names of the lists of drawn numbers. */
const namesOfNumbers = (drawn: string) =>
  [...drawn.matchAll(/<ol class="balls"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

test("L1 each list of drawn numbers in the results has the name of its draw", () => {
  const names = namesOfNumbers(html("draw-results"));
  expect(names[0]).toBe("20260131-0048");
  expect(new Set(names).size).toBe(5);
});

test("L1 each list of drawn numbers of an open lottery has the name of its time", () => {
  const [table = ""] = /<table>.*?<\/table>/.exec(html("lottery-menu")) ?? [];
  const names = namesOfNumbers(table);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

test.each([
  ["EN", "Northern 27: Betting closes in"],
  ["CN", "Northern 27：距离封盘"],
] as const)("L4 a countdown has the punctuation of the language in its name, in %s", (language, name) => {
  expect(html("next-draw", language)).toContain(`role="timer" aria-label="${name}"`);
});
