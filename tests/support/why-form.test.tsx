import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhyForm } from "~/features/support/console/why-answer";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import { pageTitles } from "~/site/console/page-titles";

test.each([
  ["EN", /visitor/, /player/],
  ["CN", /访客/, /玩家/],
  ["VI", /khách/, /người chơi/],
  ["AR", /الزائر/, /اللاعب/],
] as const)("X8 the page that explains a visitor's view in %s speaks of visitors only", (language, visitor, player) => {
  const i18n = i18nFor({ language, namespaces: CONSOLE_NAMESPACES });
  const title = pageTitles(i18n.t)["routes/console.brands.$code_.why"] ?? "";
  expect(title).toMatch(visitor);
  const form = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <WhyForm label={title} path="/console/brands/lotus/why" address="" wrong={false} />
    </I18nProvider>,
  );
  expect(form).toContain(`aria-label="${title}"`);
  expect(form).not.toMatch(player);
});
