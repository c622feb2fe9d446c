import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FlagPicker } from "~/features/flags/console/flag-picker";
import { WhySteps } from "~/features/support/console/why-answer";
import { FLAGS } from "~/platform/brands/flags.gen";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";

const answer = (flag: string) => ({
  path: "/promotions",
  shown: false,
  steps: [{ step: "flag" as const, verdict: "hidden" as const, facts: [{ name: "flag" as const, value: flag }] }],
});

/** Renders the console's list of flags, and the explanation of one flag, in a language. */
function shown(language: LanguageCode, flag = "promotions") {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nFor({ language, namespaces: CONSOLE_NAMESPACES })}>
      <FlagPicker current={null} />
      <WhySteps answer={answer(flag)} />
    </I18nProvider>,
  );
}

test.each([
  ["EN", FLAGS.promotions.title],
  ["CN", "优惠活动"],
  ["VI", "Khuyến mãi"],
  ["AR", "العروض"],
] as const)(
  "X2 I3 the console in %s names a flag by its title in that language, in lists and in responses",
  (language, title) => {
    const html = shown(language);
    expect(html).toContain(`href="/console/flags?flag=promotions">${title}</a>`);
    expect(html).toContain(`<bdi>${title}</bdi>`);
  },
);

test("X2 a flag that the product no longer knows is shown by its name", () => {
  expect(shown("VI", "goneFlag")).toContain("<bdi>goneFlag</bdi>");
});
